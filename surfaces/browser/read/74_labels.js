// A field that nothing names is called as a person calls it: by the words beside it, or by the button it belongs to.
// docs/decisions/unlabelled-fields.md

const FIELDS = ["type", "select", "check", "upload"];
const LABEL_TAGS = "label,dt,th,legend,[role=rowheader],[role=columnheader]";
const TABLES = "table,[role=table],[role=grid]";

const isField = (item) => item.supports.some((offer) => FIELDS.includes(offer)) || TEXT_ROLES.has(item.role);
const isWritten = (item) => item.supports.length && (TEXT_ROLES.has(item.role) || item.role === "combobox");
const countWords = (text) => text.split(" ").length;

function nameByNeighbours(look) {
  const isNameless = (item) => !item.frame && item.supports.length && !item.name && !item.description && isField(item);
  if (!look.items.some(isNameless)) return;
  const brands = brandsOf(own.title(document));
  const counts = fieldCounts(look);
  look.items.forEach((item, at) => {
    if (!isNameless(item)) return;
    const around = look.items.slice(Math.max(0, at - 16), at + 8);
    item.description = calledBeside(look, item, around, brands, counts);
  });
}

// The site's and the page's own names, as its title has them.
const brandsOf = (title) =>
  squash(title.toLowerCase())
    .split(/\s[-–—|·•:]\s|:\s/)
    .filter((part) => part.length > 2);

// How many fields each box holds.
function fieldCounts(look) {
  const counts = new Map();
  for (const item of look.items) {
    if (item.frame || !isField(item)) continue;
    for (let at = item.element; at; at = parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

// The largest box that holds this field and no other; null where it is the only one of the page.
function ownBox(item, counts) {
  let at = item.element;
  while (parentOf(at) && counts.get(parentOf(at)) === 1) at = parentOf(at);
  return parentOf(at) ? at : null;
}

// Words that share a box with one other field alone are that one's.
function isOfAnother(item, other, counts) {
  const box = closest(other.element, (at) => counts.has(at));
  return box !== null && counts.get(box) === 1 && !holds(box, item.element);
}

function calledBeside(look, item, around, brands, counts) {
  const mayBeIts = (other) => mayLabel(item, other, brands) && !isOfAnother(item, other, counts);
  const texts = around.filter((other) => !other.supports.length && other.name && mayBeIts(other));
  const plain = texts.filter((other) => isPlainLabel(item, other));
  const box = ownBox(item, counts);
  return (
    nearest(item, plain.filter((other) => isPunctuated(other) || isMarked(other))) ||
    columnHead(item, look.items) ||
    nearest(item, plain) ||
    (box && nearestBelow(item, plain.filter((other) => holds(box, other.element)))) ||
    buttonBeside(look, item, around) ||
    nearest(item, texts)
  );
}

// Headings side by side head columns, until another heading comes: the one above the field says what its column holds.
// A heading in one box with the fields below it heads them all: it is a form's.
function columnHead(item, items) {
  const above = items.filter((one) => one.role === "heading" && one.name && runBox(one).bottom <= item.box.top);
  const last = above.at(-1);
  const row = above.filter((one) => isLevel(runBox(one), runBox(last)));
  const head = row.find((one) => overlapsAcross(runBox(one), item.box));
  if (!head || countWords(head.name) > LIMITS.plainWords) return "";
  const beside = row.filter((one) => one !== head && !overlapsAcross(runBox(one), runBox(head)));
  const around = parentOf(head.element);
  const isRow = beside.some((one) => parentOf(one.element) === around) || !holds(around, item.element);
  return beside.length && isRow ? head.name : "";
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
  const buttons = around.filter((other) => other.role === "button" && other.box);
  const beside = buttons.find((button) => isRightOf(item, button) && inGroup(button));
  if (!beside || !saysWord(beside.name)) return "";
  const isAlone = !look.items.some((other) => other !== item && isWritten(other) && inGroup(other));
  return isAlone ? beside.name : "";
}

function isRightOf(item, { box }) {
  const gap = box.left - item.box.right;
  return isLevel(item.box, box) && gap >= 0 && gap <= LIMITS.abovePx;
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

function nearestBelow(item, texts) {
  const gap = (other) => runBox(other).top - item.box.bottom;
  const below = texts.filter((other) => gap(other) >= -4 && gap(other) <= LIMITS.abovePx);
  return below.sort((a, b) => gap(a) - gap(b))[0]?.name ?? "";
}
