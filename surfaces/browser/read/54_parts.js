// What is pressed inside something that is pressed itself: the options of a drop-down that lie in the box that opens them.
//
// The hand is inherited and listeners cannot be seen, so one box inside another says nothing by itself: an icon, a label,
// the lines of a card are parts of what they lie in. Rows of one kind are pressed one by one where each of them has a
// sign of its own, where their list hangs out of the box as only a menu does, or where the box repeats one of them: it
// shows what was chosen.

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
  const groups = lists.map((box) => ({ box, rows: rowsAlike(look, box) })).filter(({ rows }) => rows.length > 1);
  const signed = groups.filter(({ box, rows }) => rows.every(hasOwnSign) && (box === element || !hasOwnHand(box)));
  const found = signed.length ? signed : groups.filter((group) => isOpened(look, element, group)).slice(0, 1);
  const rows = found.flatMap((group) => group.rows);
  return rows.length ? { rows: new Set(rows), lists: found.flatMap(listed(element)) } : NONE;
}

const listed = (element) => (group) => group.box === element ? group.rows : [group.box];

// The children of a box that are drawn as one kind of row, each with words: the largest kind.
function rowsAlike(look, box) {
  const kinds = new Map();
  for (const child of own.children(box)) {
    const kind = `${own.tag(child)}.${(own.attribute(child, "class") ?? "").trim().split(/\s+/)[0]}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), child]);
  }
  const largest = [...kinds.values()].reduce((best, kind) => (kind.length > best.length ? kind : best), []);
  return largest.length > 1 && largest.every((child) => isRow(look, child)) ? largest : [];
}

function isRow(look, child) {
  if (isNative(child) || !ROW_ROLES.has(roleOf(child)) || !saysWord(child.textContent)) return false;
  const { display, visibility } = look.style(child);
  return visibility === "visible" && !INLINE.test(display) && !display.startsWith("table");
}

// Said of it and not inherited: a handler, the keyboard's focus, a hand or looks under the pointer of its own.
const hasOwnSign = (element) => hasHandler(element) || element.hasAttribute("tabindex") || hasOwnHand(element);

function hasOwnHand(element) {
  const { handsBy, litBy } = rulesOf(element.getRootNode());
  return element.style?.cursor === "pointer" || [handsBy, litBy].some((rules) => rules && element.matches(rules));
}

const isOpened = (look, element, group) => hangsOut(look, element, group.box) || repeats(look, element, group);

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
