// Texts: what is written in one block between two controls is one text.

const WORTH_READING = /[\p{L}\p{N}\p{Sc}\p{So}%]/u;

const SEPARATORS = /^[\s|·•›]+|[\s|·•›]+$/g;

function write(look, node, ctx) {
  if (ctx.mute) return;
  const text = node.data;
  if (!/\S/.test(text)) {
    if (look.run) look.run.text += " ";
    return;
  }
  const parent = parentOf(node);
  if (!isLegible(look, parent)) return;
  if (look.run && (look.run.block !== ctx.block || look.run.ctx.label !== ctx.label)) flush(look);
  if (look.run && look.style(parent).display === "inline-block") meetWord(look, parent);
  const run = (look.run ??= { block: ctx.block, element: parent, first: node, last: node, text: "", ctx });
  if (run.element !== parent) run.element = ctx.block;
  run.last = node;
  if (run.text.length < LIMITS.textLength * 8) run.text += transformed(text, look.style(parent).textTransform);
}

// A box in a line that holds nothing but words: a letter styled by itself, one chip of a phrase.
const isWord = (element, style, role) =>
  style.display === "inline-block" && own.count(element) === 0 && !own.shadow(element) && !TEXT_ROLE[role];

// It belongs to the words before it while it stands in their line and close by.
function meetWord(look, parent) {
  const range = own.newRange(document);
  range.selectNodeContents(look.run.last);
  const [before, box] = [range.getBoundingClientRect(), look.box(parent)];
  const gap = box.left - before.right;
  const isLevel = Math.min(box.bottom, before.bottom) > Math.max(box.top, before.top);
  if (!isLevel || gap > LIMITS.wordGapPx) flush(look);
  else if (gap > LIMITS.letterGapPx) look.run.text += " ";
}

function isLegible(look, parent) {
  const known = look.legible.get(parent);
  if (known !== undefined) return known;
  const { fontSize, textIndent, visibility } = look.style(parent);
  const legible = fontSize !== "0px" && visibility === "visible" && parseFloat(textIndent) > -LIMITS.textIndent;
  look.legible.set(parent, legible);
  return legible;
}

function flush(look) {
  const run = look.run;
  if (!run) return;
  look.run = null;
  const text = readable(run.text).replace(SEPARATORS, "");
  if (!WORTH_READING.test(text)) return;
  addText(look, run.ctx.textRole, text, run.element, run.ctx, run);
}

function addText(look, role, text, element, ctx, run = null) {
  const nth = look.runs.get(element) ?? 0;
  look.runs.set(element, nth + 1);
  const box = run ? null : look.box(element);
  if (++look.texts > look.mostTexts) return look.omit("text");
  const item = {
    role,
    name: cut(text, LIMITS.textLength),
    full: text,
    rest: askedBeyond(text, LIMITS.textLength),
    element,
    ctx,
    run,
    box,
    states: isCurrent(element) ? ["current"] : [],
    supports: [],
    n: number(element, nth),
  };
  look.items.push(item);
  return item;
}

// The stage of a course that one is at, the place of a trail: marked on the words themselves, or on what holds them and no
// control.
function isCurrent(element) {
  const marked = element.closest("[aria-current]:not([aria-current='false'],[aria-current=''])");
  return marked !== null && !marked.querySelector(CANDIDATES) && squash(marked.textContent).length <= LIMITS.coverWords;
}

function runBox(item) {
  if (!item.run) return item.box;
  const range = own.newRange(document);
  range.setStart(item.run.first, 0);
  range.setEnd(item.run.last, item.run.last.length);
  return (item.box ??= range.getBoundingClientRect());
}

// The questions in what is cut off a long text: who reads only its beginning has to know what it asks. What is left out
// leaves an ellipsis behind, as every cut does: by it a secret that was cut in two is known for one.
function askedBeyond(text, length) {
  if (text.length <= length) return "";
  const isTold = (one) => /[?？؟]$/u.test(one) && text.indexOf(one) + one.length > length - 1;
  const told = text.split(/(?<=[.!?…؟])\s+|(?<=[。！？])/u).map((one) => (isTold(one) ? one : "…"));
  const asked = told.filter((one, at) => one !== "…" || told[at - 1] !== "…");
  return asked.length > 1 ? cut(asked.join(" "), LIMITS.askedLength) : asked[0].replace(/^…$/, "");
}

// What already is a listed control's name is not said twice.
function dropLabels(look) {
  look.items = look.items.filter((item) => {
    if (item.supports.length || !look.named.size || item.role === "heading") return true;
    for (let at = item.element, up = 0; at && up < 8; at = parentOf(at), up++) {
      const name = look.named.get(at);
      if (name?.includes(item.full)) return false;
    }
    return true;
  });
}

// Two links of one card to the same place that are called the same are one: the picture beside its own caption, nameless
// or not, or a layer over the card. The written one stays; where it is cut short, the one with the whole name.
function dropDoubles(look) {
  const written = new Map();
  const doubles = new Set();
  const links = look.items.filter((item) => item.role === "link" && leadsSomewhere(item));
  for (const item of links) {
    const same = written.get(placeAndGoal(item)) ?? [];
    if (isSaid(item) && same.some((other) => other.name === item.name) && isInCard(item)) doubles.add(item);
    else if (isSaid(item)) written.set(placeAndGoal(item), [...same, item]);
  }
  for (const item of links) {
    const captions = isSaid(item) ? [] : written.get(placeAndGoal(item)) ?? [];
    const cutShort = captions.find((caption) => isCutFrom(caption.name, item.name));
    const isNameless = captions.length > 0 && !item.name && !item.title;
    if (isNameless || captions.some(({ name }) => name === item.name)) doubles.add(item);
    else if (cutShort) doubles.add(cutShort);
  }
  look.items = look.items.filter((item) => !doubles.has(item));
}

const placeAndGoal = (item) => `${item.element.href} ${item.ctx.path.join()}`;
const leadsSomewhere = ({ element }) => !/#$|^javascript:/.test(element.href ?? "#");
const isInCard = (item) => / #\d+$/.test(item.ctx.path.at(-1) ?? "");
const isSaid = (item) => item.name !== "" && squash(item.element.textContent) !== "";

function isCutFrom(name, whole) {
  const start = name.replace(/\s*(…|\.\.\.)$/, "");
  return start !== name && whole.startsWith(start);
}
