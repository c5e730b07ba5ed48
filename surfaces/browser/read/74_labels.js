// A field that nothing names is called as a person calls it: by the words beside it, or by the button it belongs to.
// docs/decisions/unlabelled-fields.md

const FIELDS = ["type", "select", "check", "upload"];
const LABEL_TAGS = "label,dt,th,legend,[role=rowheader],[role=columnheader]";
const TABLES = "table,[role=table],[role=grid]";

const isField = (item) => item.supports.some((offer) => FIELDS.includes(offer)) || TEXT_ROLES.has(item.role);
const isWritten = (item) => item.supports.length && (TEXT_ROLES.has(item.role) || item.role === "combobox");
const countWords = (text) => text.split(" ").length;

function nameByNeighbours(look) {
  const brands = brandsOf(own.title(document));
  look.items.forEach((item, at) => {
    if (item.frame || !item.supports.length || item.name || item.description || !isField(item)) return;
    const around = look.items.slice(Math.max(0, at - 16), at + 8);
    item.description = calledBeside(look, item, around, brands);
  });
}

// The site's and the page's own names, as its title has them.
const brandsOf = (title) =>
  squash(title.toLowerCase())
    .split(/\s[-–—|·•:]\s|:\s/)
    .filter((part) => part.length > 2);

function calledBeside(look, item, around, brands) {
  const head = columnHead(item, look.items);
  if (head) return head;
  const texts = around.filter((other) => !other.supports.length && other.name && mayLabel(item, other, brands));
  const plain = nearest(item, texts.filter((other) => isPlainLabel(item, other)));
  return plain || buttonBeside(look, item, around) || nearest(item, texts);
}

// Headings side by side head columns, until another heading comes: the one above the field says what its column holds.
function columnHead(item, items) {
  const above = items.filter((one) => one.role === "heading" && one.name && runBox(one).bottom <= item.box.top);
  const last = above.at(-1);
  const row = above.filter((one) => isLevel(runBox(one), runBox(last)));
  const head = row.find((one) => overlapsAcross(runBox(one), item.box));
  const isBeside = (one) => one !== head && !overlapsAcross(runBox(one), runBox(head));
  return head && row.some(isBeside) && countWords(head.name) <= LIMITS.plainWords ? head.name : "";
}

const isLevel = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
const overlapsAcross = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;

// "Name:", "How many?", what the page marks as a label, a word or two.
const isPlainLabel = (item, other) =>
  isPunctuated(other) ||
  item.supports.includes("check") ||
  isMarked(other) ||
  countWords(other.name) <= LIMITS.plainWords;
const isPunctuated = (other) => /[:?*]$/.test(other.name);
const isMarked = (other) => own.matches(other.element, LABEL_TAGS);

function mayLabel(item, other, brands) {
  if (other.role === "heading" || other.frame) return false;
  const table = closest(other.element, (at) => at.matches(TABLES));
  if (table && !holds(table, item.element)) return false;
  if (isPunctuated(other) || isMarked(other) || item.supports.includes("check")) return true;
  const said = other.name.toLowerCase();
  return countWords(said) <= LIMITS.labelWords && !brands.some((brand) => said.includes(brand));
}

// The only field of its form, in line with the button that takes what is written there.
function buttonBeside(look, item, around) {
  if (!isWritten(item)) return "";
  const group = formOf(item.element) ?? parentOf(item.element);
  const inGroup = (other) => !other.frame && holds(group, other.element);
  const beside = around.find((other) => other.role === "button" && other.box && isRightOf(item, other) && inGroup(other));
  if (!beside || !saysWord(beside.name)) return "";
  const isAlone = !look.items.some((other) => other !== item && isWritten(other) && inGroup(other));
  return isAlone ? beside.name : "";
}

function isRightOf(item, { box }) {
  const gap = box.left - item.box.right;
  const isLevel = Math.min(item.box.bottom, box.bottom) > Math.max(item.box.top, box.top);
  return isLevel && gap >= 0 && gap <= LIMITS.abovePx;
}

function nearest(item, texts) {
  const field = item.box;
  let best = null;
  for (const other of texts) {
    const box = runBox(other);
    const level = Math.min(field.bottom, box.bottom) - Math.max(field.top, box.top) > 0;
    const below = Math.min(field.right, box.right) - Math.max(field.left, box.left) > 0;
    const left = level ? field.left - box.right : Infinity;
    const above = below ? field.top - box.bottom : Infinity;
    const right = level && item.supports.includes("check") ? box.left - field.right : Infinity;
    const fits = (gap, most) => gap >= -4 && gap <= most;
    let distance = Infinity;
    if (fits(right, LIMITS.abovePx)) distance = right;
    else if (fits(left, LIMITS.leftPx)) distance = left + LIMITS.abovePx;
    else if (fits(above, LIMITS.abovePx)) distance = above + LIMITS.leftPx;
    if (distance < (best?.distance ?? Infinity)) best = { distance, name: other.name };
  }
  return best?.name ?? "";
}
