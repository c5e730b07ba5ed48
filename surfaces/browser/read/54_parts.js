// What is pressed inside something that is pressed itself: the options of a drop-down that lie in the box that opens them.
//
// The hand is inherited and listeners cannot be seen, so one box inside another says nothing by itself: an icon, a label,
// the lines of a card are parts of what they lie in. Rows of one kind are pressed one by one where each of them has a
// sign of its own, where their list hangs out of the box as only a menu does, where the box repeats one of them: it
// shows what was chosen, and where a press of the box has brought them.

const ROW_ROLES = new Set(["generic", "listitem", "paragraph"]);
const NO_PARTS = new Set("treeitem row cell gridcell columnheader rowheader option tree menu listbox".split(" "));
const NONE = { rows: new Set(), lists: [] };

// {rows, lists}: the rows that are controls of their own, and the boxes that hold nothing else, or these rows.
function partsOf(look, element, role) {
  let parts = look.parts.get(element);
  if (!parts) look.parts.set(element, (parts = own.count(element) && !NO_PARTS.has(role) ? partsIn(look, element) : NONE));
  return parts;
}

function partsIn(look, element) {
  const inside = own.search(element, "*");
  if (inside.length < 2 || inside.length > LIMITS.partNodes || isEditor(element) || holdsRows(element)) return NONE;
  const lists = [element, ...inside].filter((box) => own.count(box) > 1);
  const signed = lists.filter((box) => box === element || !hasOwnHand(box)).map((box) => rowsIn(look, box, hasOwnSign));
  const alike = () => lists.map((box) => rowsIn(look, box, isAny)).filter(({ rows }) => areAlike(rows));
  const found = signed.filter(({ rows }) => rows.length > 1);
  if (!found.length) found.push(...alike().filter((group) => isOpened(look, element, group)).slice(0, 1));
  const rows = found.flatMap((group) => group.rows);
  return rows.length ? { rows: new Set(rows), lists: found.flatMap(listed(element)) } : NONE;
}

const listed = (element) => (group) => (group.box === element ? group.rows : [group.box]);
const isAny = () => true;

const rowsIn = (look, box, isMeant) => ({
  box,
  rows: [...own.children(box)].filter((child) => isRow(look, box, child) && isMeant(child)),
});

const INLINE_TAGS = "span,b,i,em,strong,small";

// A box of its own, with words. In a box that lays out its children itself an icon and a word are boxes too.
function isRow(look, box, child) {
  if (isNative(child) || !ROW_ROLES.has(roleOf(child)) || !saysWord(child.textContent)) return false;
  const { display, visibility } = look.style(child);
  if (visibility !== "visible" || INLINE.test(display) || display.startsWith("table")) return false;
  return !/flex|grid/.test(look.style(box).display) || !own.matches(child, INLINE_TAGS) || hasHandler(child);
}

// Of one kind, but for the one that is chosen.
function areAlike(rows) {
  const kinds = new Map();
  for (const row of rows) {
    const kind = `${own.tag(row)}.${(own.attribute(row, "class") ?? "").trim().split(/\s+/)[0]}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const most = Math.max(0, ...kinds.values());
  return rows.length > 1 && rows.length - most < 2 && (most > 1 || rows.some((row) => !own.attribute(row, "class")));
}

// Said of it and not inherited: a handler, the keyboard's focus, a hand or looks under the pointer of its own.
const hasOwnSign = (element) => hasHandler(element) || element.hasAttribute("tabindex") || hasOwnHand(element);

function hasOwnHand(element) {
  const { handsBy, litBy } = rulesOf(element.getRootNode());
  return element.style?.cursor === "pointer" || [handsBy, litBy].some((rules) => rules && element.matches(rules));
}

const isOpened = (look, element, group) =>
  hangsOut(look, element, group.box) || repeats(look, element, group) || haveCome(element, group.rows);

const drawnBefore = new WeakMap();
const come = new WeakSet();

// Before something is done to an element: what shows inside it by then is nothing that it opened.
function noteShown(element) {
  if (!own.count(element) || own.search(element, "*").length > LIMITS.partNodes) return;
  drawnBefore.set(element, new WeakSet([...own.search(element, "*")].filter((at) => area(own.box(at)) > 0)));
}

// Short rows that a press of the box brought into sight. Sentences are what an accordion has opened on.
function haveCome(element, rows) {
  const before = drawnBefore.get(element);
  if (!before || !rows.every((row) => come.has(row) || !before.has(row))) return false;
  if (rows.some((row) => roleOf(row) === "paragraph" || /[.:]$/.test(squash(row.textContent)))) return false;
  for (const row of rows) come.add(row);
  return true;
}

// A list that lies over the page, beside the box that it belongs to and not on it as a caption does.
function hangsOut(look, element, list) {
  const around = look.box(element);
  for (let at = list; at instanceof Element && at !== element; at = parentOf(at)) {
    const box = look.box(at);
    if (isFloating(look.style(at))) return area(around) > 0 && area(overlap(box, around)) * 2 < area(box);
  }
  return false;
}

const wordsAlone = (text) => squash(text.replace(/[^\p{L}\p{N}\s]/gu, ""));

function repeats(look, element, group) {
  const shown = wordsAlone(contentName(look, element, new Set(listed(element)(group))));
  return shown !== "" && group.rows.some((row) => wordsAlone(row.textContent) === shown);
}

// The same for one element by itself, without the walk that came to it.
const isPart = (look, element) =>
  closest(parentOf(element), (at) => partsOf(look, at, roleOf(at)).rows.has(element)) !== null;
