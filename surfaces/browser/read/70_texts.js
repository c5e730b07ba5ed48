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
  const run = (look.run ??= { block: ctx.block, element: parent, first: node, last: node, text: "", ctx });
  if (run.element !== parent) run.element = ctx.block;
  run.last = node;
  if (run.text.length < LIMITS.textLength * 8) run.text += transformed(text, look.style(parent).textTransform);
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
    element,
    ctx,
    run,
    box,
    states: [],
    supports: [],
    n: number(element, nth),
  };
  look.items.push(item);
  return item;
}

function runBox(item) {
  if (!item.run) return item.box;
  const range = own.newRange(document);
  range.setStart(item.run.first, 0);
  range.setEnd(item.run.last, item.run.last.length);
  return (item.box ??= range.getBoundingClientRect());
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

// The picture beside its own caption: a link to where another of the same card leads, nameless or called the same. Where
// the caption is cut short, the picture's name is the one that is kept.
function dropDoubles(look) {
  const captions = new Map();
  for (const item of look.items)
    if (item.role === "link" && item.name && !isPicture(item)) captions.set(placeAndGoal(item), item);
  const doubles = new Set();
  for (const item of look.items) {
    if (item.role !== "link" || !(isPicture(item) || !(item.name || item.title))) continue;
    const caption = captions.get(placeAndGoal(item));
    if (!caption || caption === item) continue;
    const whole = caption.name.replace(/\s*(…|\.\.\.)$/, "");
    if (!item.name || item.name === caption.name) doubles.add(item);
    else if (whole !== caption.name && item.name.startsWith(whole)) doubles.add(caption);
  }
  look.items = look.items.filter((item) => !doubles.has(item));
}

const placeAndGoal = (item) => `${item.element.href} ${item.ctx.path.join()}`;

const isPicture = ({ element }) =>
  !squash(element.textContent) && element.querySelector("img,svg,picture") !== null && !/#$/.test(element.href);

const FIELDS = new Set(["type", "select", "check", "upload"]);

// A field that nothing names is called by the words beside it, as a person calls it.
function nameByNeighbours(look) {
  look.items.forEach((item, at) => {
    if (item.name || item.description || !item.supports.some((offer) => FIELDS.has(offer))) return;
    const around = look.items
      .slice(Math.max(0, at - 16), at + 8)
      .filter((other) => !other.supports.length && other.name);
    item.description = nearest(item, around);
  });
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
