// A look at one frame: what is wanted wherever it lies, the walk, and one JSON text.

const MARKED = "dialog,[role],[aria-modal=true],[popover],[style*=fixed]";
const LAYERED = "dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true],[popover]";
const PAYS = /cc-|card|cvv|cvc|iban/i;

function want(look, element) {
  for (let at = element; at && !look.wanted.has(at); at = parentOf(at)) look.wanted.add(at);
}

// One search of the document for everything that is asked of it as a whole: a search costs 1 ms in 40,000 elements.
function mark(look) {
  const { fixed } = rulesOf(document);
  try {
    look.marked = [...page.search([MARKED, ...fixed].join())];
  } catch {
    look.marked = [...page.search(MARKED)];
  }
  look.modal =
    look.marked.filter((element) => element.localName === "dialog" && element.matches(":modal")).at(-1) ?? null;
  look.wanted = new Set();
  if (!look.whole) wanted(look, fixed.length > 0);
}

// A dialog is read from end to end.
function wantLayer(look, element) {
  want(look, element);
  for (const inside of [element, ...own.search(element, "*")]) look.layers.add(inside);
}

function wanted(look, areFixed) {
  for (const element of look.marked) {
    if (element.matches(LAYERED)) wantLayer(look, element);
    else if ((areFixed || element.hasAttribute("style")) && look.style(element).position === "fixed")
      want(look, element);
  }
  for (const input of own.taggedPage(document, "input")) {
    const said = `${input.getAttribute("autocomplete")} ${input.getAttribute("name")} ${input.id}`;
    if (PAYS.test(said)) want(look, input);
  }
  if (look.focus) want(look, look.focus);
  wantQuestions(look);
  for (const form of own.forms(document)) {
    const button = isFar(look, look.box(form)) ? null : defaultButton(look, form);
    if (button) want(look, button);
  }
}

// A headline or paragraph at the start of the page that asks something, however far off: what it asks is what a button
// below a long list answers.
function wantQuestions(look) {
  for (const tag of ["h1", "h2", "p"])
    for (const element of [...own.taggedPage(document, tag)].slice(0, LIMITS.leads))
      if (/[?？؟]/.test(element.textContent)) want(look, element);
}

function focusOf(isFocused) {
  let at = isFocused ? own.active(document) : null;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === page.body || at === page.root ? null : at;
}

const round = (box) => [Math.round(box.left), Math.round(box.top), Math.round(box.width), Math.round(box.height)];

function contentBox(look, item) {
  const style = look.style(item.element);
  const pad = (side) => item.element[`client${side}`] + parseFloat(style[`padding${side}`]);
  return [
    item.box.left + pad("Left"),
    item.box.top + pad("Top"),
    item.element.clientWidth,
    item.element.clientHeight,
  ].map(Math.round);
}

// Where a frame's content begins within its parent's viewport.
runflow.contentCorner = (n) => {
  const element = runflow.node(n);
  if (!element) return null;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const wide = element.offsetWidth ? box.width / element.offsetWidth : 1;
  const high = element.offsetHeight ? box.height / element.offsetHeight : 1;
  return [
    box.left + (element.clientLeft + parseFloat(style.paddingLeft)) * wide,
    box.top + (element.clientTop + parseFloat(style.paddingTop)) * high,
    wide,
    high,
  ];
};

// A control wherever it lies, words only where a box of their own has to be scrolled for them.
function isOutOfSight(look, item, box) {
  if (item.supports.length) return !item.reveal && !middle(look, box, item.ctx.ownSight);
  return item.ctx.rolled && box && !middle(look, box, item.ctx.sight);
}

function wire(look, item) {
  const path = (item.supports.length && item.ctx.ownPath ? item.ctx.ownPath : item.ctx.path).join("\n");
  if (!look.paths.has(path)) look.paths.set(path, look.paths.size);
  const box = item.frame ? item.box : runBox(item);
  const out = { p: look.paths.get(path), b: box && round(box) };
  if (item.frame)
    return {
      ...out,
      b: contentBox(look, item),
      frame: item.frame,
      m: item.name,
      fo: item.element === look.focus,
      fr: item.inFront,
      cv: item.cover,
      cb: item.hit && round(look.box(item.hit)),
    };
  if (isOutOfSight(look, item, box)) item.states.push("offscreen");
  Object.assign(out, { n: item.n, r: item.role, m: item.name, s: item.states, u: item.supports });
  const extra = {
    v: item.value,
    fl: item.element.type === "password" && item.element.value !== "",
    d: item.description,
    t: item.title,
    ac: item.autocomplete,
    ph: item.placeholder,
    cv: item.cover,
    rv: item.reveal,
    f: item.submission,
    fr: item.inFront,
  };
  for (const [key, value] of Object.entries(extra)) if (value) out[key] = value;
  if (item.hints?.length) out.h = item.hints;
  if (item.leads?.length) out.ld = item.leads;
  if (item.rest) out.rs = item.rest;
  if (item.choices?.length) out.c = item.choices;
  return out;
}

const boxed = ([left, top, right, bottom]) => ({ left, top, right, bottom });

runflow.read = (options) => {
  const view = options.view ?? [0, 0, innerWidth, innerHeight];
  const look = new Look({ whole: options.whole, view: boxed(view), near: options.near && boxed(options.near) });
  look.mostControls = options.whole ? LIMITS.wholeMost : LIMITS.controls;
  look.mostTexts = options.whole ? LIMITS.wholeMost : LIMITS.texts;
  look.runs = new Map();
  look.named = new Map();
  look.focus = focusOf(options.focused);
  mark(look);
  look.offering = listBelow(look, look.focus);
  if (page.body) walk(look, page.root, start(look));
  dropLabels(look);
  dropDoubles(look);
  nameByNeighbours(look);
  judgeCovers(look);
  tellUnseenDefaults(look);
  const front = describeFront(look, frontOf(look));
  const items = look.items.map((item) => wire(look, item));
  return {
    title: squash(own.title(document)),
    address: location.href,
    origin: self.origin,
    language: (page.root?.lang ?? "").split(/[-_]/)[0].toLowerCase(),
    view: [innerWidth, innerHeight],
    items,
    paths: [...look.paths.keys()],
    omitted: look.omitted,
    front,
    unread: [...look.unread],
    matches: matched(look, options.css),
    unlisted: look.unlisted,
  };
};
