// Boxes that hold what is pressed rather than being pressed: lists, groups, anything to scroll. Guides ask for
// `tabindex=0` on every box that scrolls, and menus put it on their list, so that alone makes no control of one.

const HOLDERS = new Set(
  "list menu menubar tree treegrid grid table rowgroup tablist radiogroup toolbar feed".split(" "),
);
const LISTS = "ul,ol,[role=listbox],[role=list],[role=menu]";
const OPENS = "[aria-haspopup],[aria-expanded]";

function isHolder(look, element, role) {
  if (WIDGET_ROLES.has(role) || hasHandler(element) || element.matches(OPENS)) return false;
  if (HOLDERS.has(role) || scrolls(look, element)) return true;
  return role === "listbox" && own.count(element) > 1 && !element.querySelector("[role=option]");
}

// The list that a field opened: named by it, or floating right below it, as wide or so.
function listBelow(look, field) {
  if (!field?.matches?.("input,textarea,[role=combobox],[contenteditable]")) return null;
  const named = [...byIds(field, "aria-controls"), ...byIds(field, "aria-owns")].find((one) => one.matches(LISTS));
  if (named) return named;
  const lists = [...own.taggedPage(document, "ul"), ...look.marked.filter((one) => one.matches("[role=listbox]"))];
  return lists.find((list) => floatsBelow(look, look.box(field), list)) ?? null;
}

function floatsBelow(look, field, list) {
  const box = look.box(list);
  if (area(box) < 1 || Math.abs(box.top - field.bottom) > LIMITS.abovePx) return false;
  if (Math.min(box.right, field.right) - Math.max(box.left, field.left) < field.width / 2) return false;
  for (let at = list, up = 0; at instanceof Element && up < 3; at = parentOf(at), up++)
    if (/absolute|fixed/.test(look.style(at).position)) return true;
  return false;
}

// A row of a tree that is drawn with lists: its branch stands inside it.
const holdsRows = (element) => own.matches(element, "li") && element.querySelector("ul li, ol li") !== null;

// One row of it: something to take, whether or not the page says so.
function isOffered(look, element) {
  const list = look.offering;
  if (!list || parentOf(element) !== list) return false;
  return (element.localName === "li" || list.matches("[role=listbox]")) && !element.getAttribute("role");
}
