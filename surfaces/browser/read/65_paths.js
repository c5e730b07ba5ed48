// Where a thing stands: dialogs, landmarks, named groups, numbered cards.

const LANDMARKS = new Set("banner complementary contentinfo main navigation search".split(" "));
const NAMED_GROUPS = new Set(
  (
    "form region group radiogroup list listbox menu menubar tablist tabpanel table grid treegrid tree toolbar figure " +
    "feed application"
  ).split(" "),
);
const NUMBERED = new Set(["listitem", "row", "article"]);
const DIALOGS = new Set(["dialog", "alertdialog"]);
const PRESSABLE =
  "a[href],button,input[type=submit],input[type=button],input[type=image],[role=button],[role=link],[onclick]";

function containerName(look, element, role) {
  return cut(readable(accessibleName(look, element, role === "row" ? "group" : role).text), LIMITS.nameLength);
}

function pathStep(look, element, role, ordinal) {
  if (NUMBERED.has(role)) return `${role} #${ordinal.of(element)}`;
  if (DIALOGS.has(role) || LANDMARKS.has(role) || NAMED_GROUPS.has(role)) {
    const name = containerName(look, element, role);
    if (name) return `${role} "${name}"`;
    return DIALOGS.has(role) || LANDMARKS.has(role) ? role : "";
  }
  if (role === "generic" && ordinal.isRepeated(element) && isCard(element)) return `listitem #${ordinal.of(element)}`;
  return "";
}

const shapeOf = (element) => own.tag(element) + "." + (own.attribute(element, "class") ?? "");

// A table's rows are counted through its head and bodies.
function rowsBefore(parent) {
  let rows = 0;
  if (!(parent instanceof HTMLTableSectionElement)) return rows;
  for (let at = own.before(parent); at; at = own.before(at)) rows += at.rows?.length ?? 0;
  return rows;
}

// The place of each child among its like, counted along one parent as far as it is asked for.
class Ordinals {
  constructor(parent) {
    this.next = own.first(parent);
    this.places = new Map();
    this.counts = new Map([["row", rowsBefore(parent)]]);
  }

  of(element) {
    while (this.next && !this.places.has(element)) {
      const role = own.attribute(this.next, "role") || PLAIN_ROLES[own.tag(this.next)];
      const key = NUMBERED.has(role) ? role : shapeOf(this.next);
      const place = (this.counts.get(key) ?? 0) + 1;
      this.counts.set(key, place);
      this.places.set(this.next, place);
      this.next = own.next(this.next);
    }
    return this.places.get(element) ?? 1;
  }

  isRepeated(element) {
    const next = own.next(element);
    const before = own.before(element);
    const shape = shapeOf(element);
    return [next, before].some((one) => one && shapeOf(one) === shape && isAlike(one, element));
  }
}

const insideOf = (element) => own.shadow(element) ?? element;
const childrenIn = (within) => (within instanceof ShadowRoot ? within.children : own.children(within));

const innerTags = (element) => {
  let inside = childrenIn(insideOf(element));
  for (;;) {
    const next = inside.length === 1 ? childrenIn(insideOf(inside[0])) : [];
    if (!next.length) break;
    inside = next;
  }
  return new Set([...inside].slice(0, LIMITS.tailChildren).map((child) => own.tag(child)));
};

function isAlike(a, b) {
  const [left, right] = [innerTags(a), innerTags(b)];
  const shared = [...left].filter((tag) => right.has(tag)).length;
  return shared > 0 && shared * 2 >= Math.max(left.size, right.size);
}

// More than one control, or a control and words beside it.
function isCard(element) {
  const inside = insideOf(element);
  const presses = inside.querySelectorAll(rulesOf(inside.getRootNode()).presses);
  if (!presses.length) return false;
  if (presses.length > 1) return true;
  return squash(inside.textContent).length > squash(presses[0].textContent).length;
}
