// The walk: the drawn document once, in order, without recursion, far parts counted only.
//
// `ctx` is what an element takes from its ancestors. It is copied when something changes, shared otherwise.

const SKIPPED = new Set(
  (
    "script style template noscript head meta link title datalist option optgroup defs symbol desc metadata clippath mask " +
    "object embed param source track"
  ).split(" "),
);
const INLINE_DISPLAY = /^(inline$|contents|ruby)/;
const TEXT_ROLE = {
  heading: "heading",
  alert: "alert",
  status: "status",
  log: "log",
  cell: "cell",
  gridcell: "cell",
  columnheader: "columnheader",
  rowheader: "rowheader",
};

function start(look) {
  const view = null;
  return {
    path: [],
    block: page.body,
    textRole: "text",
    mute: false,
    faded: false,
    reveal: null,
    control: null,
    atomic: false,
    pointer: false,
    disabled: false,
    clip: view,
    sight: look.view,
    posClip: view,
    posSight: look.view,
    rolled: false,
    branch: false,
    parts: NONE.rows,
    label: null,
  };
}

function walk(look, root, ctx) {
  const stack = [{ node: root, ctx, ordinal: new Ordinals(root) }];
  while (stack.length) {
    const { node, ctx: at, ordinal } = stack.pop();
    if (!node) flush(look);
    else if (node.nodeType === Node.TEXT_NODE) write(look, node, at);
    else visit(look, node, at, ordinal, stack);
  }
  flush(look);
}

function visit(look, element, ctx, ordinal, stack) {
  const style = look.style(element);
  const shown = showing(look, element, style, ctx);
  if (!shown) return proxied(look, element, ctx);
  if (isMasked(element)) return descend(look, element, style, { ...shown, block: element }, stack);
  noteUnread(look, element, shown);
  const role = roleOf(element);
  const inner = within(look, element, style, role, shown, ordinal);
  if (element.localName === "iframe" || element.localName === "frame") return addFrame(look, element, inner);
  if (element.localName === "br" && look.run) look.run.text += " ";
  const listed = consider(look, element, style, role, inner);
  const next = listed ? below(look, element, role, listed, inner) : inner;
  if (!listed) considerLeaf(look, element, role, inner);
  noteFront(look, element, role, inner);
  if (element.localName === "select" || element.localName === "textarea") return;
  descend(look, element, style, next, stack);
}

// The context of a shown element, null when neither it nor anything in it can be seen or revealed.
function showing(look, element, style, ctx) {
  if (ctx.reveal) return style.display === "none" ? null : ctx;
  const way = unseenBy(style);
  if (!way) return ctx;
  const over = revealer(look, element, way);
  if (over) return { ...ctx, reveal: over, mute: true };
  if (way === "display") return null;
  return way === "opacity" ? { ...ctx, faded: true, mute: true } : ctx;
}

function unseenBy(style) {
  if (style.display === "none") return "display";
  if (parseFloat(style.opacity) < LIMITS.faded) return "opacity";
  return style.visibility === "visible" ? "" : "visibility";
}

function within(look, element, style, role, ctx, ordinal) {
  const changes = {};
  const positioned = style.position !== "static";
  const box = look.box(element);
  let { clip, sight } = ctx;
  if (style.position === "fixed") [clip, sight] = [null, look.view];
  else if (style.position === "absolute") [clip, sight] = [ctx.posClip, ctx.posSight];
  changes.ownClip = clip;
  changes.ownSight = sight;
  if (
    style.overflow !== "visible" &&
    element !== page.body &&
    element !== page.root &&
    !INLINE_DISPLAY.test(style.display)
  ) {
    const rolls = /auto|scroll/.test(style.overflow);
    if (!rolls) clip = clip ? overlap(clip, box) : box;
    sight = overlap(sight, box);
    if (rolls) changes.rolled = true;
  }
  if (positioned || (element.parentElement && style.transform !== "none"))
    Object.assign(changes, { posClip: clip, posSight: sight });
  if (inView(look, box) && style.pointerEvents !== "none") look.drawn.push({ element, box });
  if (!ctx.reveal && isOutOfPlace(style, box)) {
    changes.reveal = revealer(look, element, "place");
    const isLost = isClippedAway(style, box) || (area(box) > 0 && isParked(box));
    if (!changes.reveal && isLost) changes.faded = true;
  }
  const isShut = clip && area(clip) === 0 && !changes.reveal && !ctx.reveal;
  changes.mute = Boolean(ctx.mute || changes.reveal || changes.faded || isShut);
  changes.reveal ??= ctx.reveal;
  if (!INLINE_DISPLAY.test(style.display) && !isWord(element, style, role)) changes.block = element;
  if (TEXT_ROLE[role]) changes.textRole = TEXT_ROLE[role];
  const step = ctx.reveal && role === "generic" ? "" : pathStep(look, element, role, ordinal);
  changes.ownPath = ctx.path;
  if (step) changes.path = [...ctx.path, step];
  if (element.inert || element.getAttribute("aria-disabled") === "true") changes.disabled = true;
  if (element.localName === "label") changes.label = element;
  return { ...ctx, ...changes, clip, sight };
}

const isOutOfPlace = (style, box) =>
  isClippedAway(style, box) || isParked(box) || (style.overflow !== "visible" && (box.height < 1 || box.width < 1));

function descend(look, element, style, ctx, stack) {
  if (ctx.block === element) {
    flush(look);
    stack.push({ node: null });
  }
  if (style.contentVisibility === "hidden") return;
  const closed = element.localName === "details" && !element.open;
  const ordinal = new Ordinals(element);
  const from = stack.length;
  for (const child of nearChildren(look, element)) {
    if (child.nodeType === Node.TEXT_NODE) {
      if (!closed) stack.push({ node: child, ctx });
    } else if (child.nodeType === Node.ELEMENT_NODE && !SKIPPED.has(own.tag(child))) {
      if (!closed || child.localName === "summary") stack.push({ node: child, ctx, ordinal });
    }
  }
  for (let low = from, high = stack.length - 1; low < high; low++, high--)
    [stack[low], stack[high]] = [stack[high], stack[low]];
}

// Visible itself, in whole or in part, wherever it lies.
function isDrawn(look, element, style, ctx, box) {
  if (style.visibility !== "visible" || ctx.faded) return false;
  if (box.width < 1 || box.height < 1 || isParked(box)) return false;
  return !ctx.ownClip || area(overlap(ctx.ownClip, box)) > 0;
}

// Returns the item of a control; undefined where this is none.
function consider(look, element, style, role, ctx) {
  const isNestedRow = ctx.branch && element.localName === "li";
  const isPart = ctx.parts.has(element);
  const power = strength(look, element, role, !ctx.pointer || isNestedRow) || (isPart ? "weak" : "");
  const scroller = !power && scrolls(look, element);
  if (!power && !scroller) return undefined;
  if (power === "weak" && !isPressable(look, element, role, ctx)) return undefined;
  if (role === "generic" && style.content.startsWith("url(")) role = "img";
  if (isOffered(look, element)) role = "option";
  const sink = power === "strong" ? boxOfSink(element) : null;
  if (sink) return addSink(look, element, role, sink, ctx);
  const box = bodyBox(look, element, style);
  if (ctx.reveal)
    return power && !sameAsOuter(look, element, power, box, ctx)
      ? addControl(look, element, role, power, ctx.reveal.getBoundingClientRect(), ctx)
      : undefined;
  if (!isDrawn(look, element, style, ctx, box)) return proxied(look, element, ctx, box);
  if (ctx.control && power && sameAsOuter(look, element, power, box, ctx)) return undefined;
  return addControl(look, element, role, power, box, ctx);
}

// A link around a picture is as large as the picture.
function bodyBox(look, element, style) {
  const box = look.box(element);
  const child = element.childElementCount === 1 ? element.firstElementChild : null;
  if (!child || !INLINE_DISPLAY.test(style.display)) return box;
  const inner = look.box(child);
  return area(inner) > area(box) ? inner : box;
}

const CUSTOM = "input[type=checkbox],input[type=radio],input[type=file]";

// A check box or file field that a style sheet hides behind its label is met at that label.
function proxied(look, element, ctx, box = null) {
  if (!own.matches(element, CUSTOM + ",select")) return undefined;
  const label = [...(element.labels ?? [])].find(
    (one) => area(look.box(one)) > 1 && look.style(one).visibility === "visible",
  );
  const bare =
    box &&
    area(box) > 4 &&
    !isParked(box) &&
    look.style(element).visibility === "visible" &&
    !isClippedAway(look.style(element), box);
  if (!bare && (!label || !element.matches(CUSTOM))) return undefined;
  return addControl(look, element, roleOf(element), "strong", bare ? box : look.box(label), ctx);
}

function isPressable(look, element, role, ctx) {
  if (element === page.body || element === page.root) return false;
  if (element.localName === "label" && element.control) return false;
  if (element.hasAttribute("tabindex") || PRESS_ROLES.has(role) || isOffered(look, element)) return true;
  if (ctx.parts.has(element) || partsOf(look, element, role).rows.size) return true;
  if (!hasHandler(element) && isSplit(element)) return false;
  const inside = element.querySelectorAll(CANDIDATES);
  const { left, top, right, bottom } = look.view;
  if (inside.length && area(look.box(element)) * 2 > (right - left) * (bottom - top)) return false;
  if (inside.length) {
    const words = [...inside].reduce((sum, one) => sum + squash(one.textContent).length, 0);
    return squash(element.textContent).length > words;
  }
  return true;
}

// A list that shows the hand as a whole is pressed item by item; so is a bar of parts that each pair a picture with words.
function isSplit(element) {
  const children = [...element.children];
  if (children.length < 2 || element.getAttribute("role")) return false;
  if (children.some(isFloatingList)) return true;
  if (!children.every((child) => child.textContent.trim())) return false;
  if (children.every((child) => child.localName === "li" || hasPicture(child))) return true;
  const shape = shapeOf(children[0]);
  return (
    children.every((child) => shapeOf(child) === shape) && !INLINE.test(getComputedStyle(children[0]).display)
  );
}

// A menu that has opened beside what opens it.
const isFloatingList = (element) =>
  own.matches(element, "ul,ol,menu") && element.childElementCount > 1 && isFloating(getComputedStyle(element));

const isFloating = (style) => style.display !== "none" && /absolute|fixed/.test(style.position);

const hasPicture = (element) => element.querySelector("img,svg,picture,i,[class*=icon i]") !== null;

// A span in a button, a button that fills a link: one thing to a person.
function sameAsOuter(look, element, power, box, ctx) {
  const outer = ctx.control;
  if (!outer || ctx.parts.has(element)) return false;
  const said = squash(element.textContent);
  const ofBranch = holdsRows(outer.element) && (said === outer.name || (!outer.name && hasHandler(element)));
  const alike =
    ofBranch || likeness(outer.box, box) >= LIMITS.sameBox || squash(outer.element.textContent) === said;
  if (!alike) return power === "weak" && ctx.atomic && !hasHandler(element);
  if (outer.power === "weak" && (power === "strong" || (ofBranch && hasHandler(element)))) {
    if (look.byElement.delete(outer.element)) {
      look.items.splice(look.items.indexOf(outer), 1);
      look.controls--;
    }
    return false;
  }
  return true;
}

function addControl(look, element, role, power, box, ctx) {
  flush(look);
  const item = { role, element, power, box, ctx };
  if (++look.controls > look.mostControls) {
    look.omit(role);
    return item;
  }
  item.n = number(element);
  describe(look, item);
  if (ctx.reveal) item.reveal = number(ctx.reveal);
  look.items.push(item);
  look.byElement.set(element, item);
  return item;
}

// Listed where its editor is drawn. What it holds between two keys is nothing to read.
function addSink(look, element, role, sink, ctx) {
  const item = addControl(look, element, role, "strong", look.box(sink), { ...ctx, ownSight: look.view });
  item.shape = sink;
  item.value = "";
  return item;
}

// What is written on a control by behaviour, but not on the controls inside it, nor in the branch below it.
const wordsOn = (look, element, role) => {
  const apart = own.search(element, holdsRows(element) ? `${CANDIDATES},ul,ol` : CANDIDATES);
  return readable(contentName(look, element, new Set([...apart, ...partsOf(look, element, role).lists])));
};

function describe(look, item) {
  const { element, role, ctx } = item;
  const named = accessibleName(look, element, role);
  let name = readable(named.text);
  if (!name && item.power === "weak" && !TEXT_ROLES.has(role)) {
    name = wordsOn(look, element, role);
    look.named.set(element, cut(name, LIMITS.nameLength));
  }
  item.name = cut(name, LIMITS.nameLength);
  if (PRESS_ROLES.has(role) && item.power) item.rest = restOfLabel(element, name, named.origin);
  item.title = readable(
    titleOf(element) || (name ? "" : (element.querySelector("[title]")?.getAttribute("title") ?? "")),
  );
  item.description = cut(readable(describedBy(look, element)), LIMITS.textLength);
  if (!item.description && item.power) item.description = inCalendar(look, element, name, item.title);
  if (item.title === name || item.title === item.description) item.title = "";
  item.value = cut(asHeld(element, valueOf(look, element, role) ?? ""), LIMITS.valueLength);
  item.placeholder = readable(element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder") ?? "");
  item.autocomplete = element.getAttribute("autocomplete") ?? "";
  item.hints = saysWord(name) || !item.power ? [] : hintsOf(element);
  item.leads = item.power ? allLeads(element) : [];
  item.supports = supportsOf(look, element, role, item.power !== "");
  if (!item.power) item.supports = ["scroll"];
  item.choices = choicesOf(element);
  item.states = statesOf(element, role, ctx.disabled);
  if (look.focus === element) item.states.push("focused");
  item.submission = submissionOf(look, element);
  const sources =
    named.origin === "label" ? element.labels : named.origin === "labelledby" ? byIds(element, "aria-labelledby") : [];
  for (const source of sources) look.named.set(source, item.name);
}

// What is copied from a field of several lines is copied with its white space; line breaks are none of a line.
const asHeld = (element, value) =>
  element.localName === "textarea" && value.trim() && !/[\n\r\t]/.test(value) ? value : squash(value);

// What is written on a button beside its name: what was cut of it, and the words under an `aria-label` or a label.
function restOfLabel(element, name, origin) {
  const isCut = roleOf(element) === "button" && name.length > LIMITS.nameLength;
  const more = isCut ? `…${name.slice(LIMITS.nameLength - 1)}` : "";
  if (origin === "content" || origin === "") return cut(more, LIMITS.askedLength);
  const written = readable(element.localName === "input" ? buttonWords(element) : (element.innerText ?? ""));
  return cut([more, name.includes(written) ? "" : written].filter(Boolean).join(" "), LIMITS.nameLength);
}

const buttonWords = (input) => (["button", "submit", "reset", "image"].includes(input.type) ? input.value || input.alt : "");

function below(look, element, role, item, ctx) {
  const isBranch = item.power === "weak" && holdsRows(element);
  const atomic =
    item.power &&
    !isBranch &&
    !isEditor(element) &&
    (PRESS_ROLES.has(role) || !element.querySelector(CANDIDATES)) &&
    role !== "treeitem";
  const pointer = ctx.pointer || look.style(element).cursor === "pointer";
  const { rows } = item.power ? partsOf(look, element, role) : NONE;
  return {
    ...ctx,
    branch: ctx.branch || isBranch,
    control: item.power ? item : ctx.control,
    atomic: ctx.atomic || atomic,
    mute: ctx.mute || atomic || isEditor(element),
    pointer,
    parts: rows.size ? rows : ctx.parts,
  };
}

// Pictures and gauges: nothing to press, something to read.
function considerLeaf(look, element, role, ctx) {
  if (ctx.mute || ctx.faded || !["img", "progressbar", "meter"].includes(role)) return;
  if (!isDrawn(look, element, look.style(element), ctx, look.box(element))) return;
  const name = readable(accessibleName(look, element, role).text);
  if (role === "img" && !name) return;
  flush(look);
  const item = addText(look, role, name, element, ctx);
  if (item && role !== "img") item.value = valueOf(look, element, role);
}

function addFrame(look, element, ctx) {
  const box = look.box(element);
  if (!isDrawn(look, element, look.style(element), ctx, box) || box.width <= 1 || box.height <= 1) return;
  flush(look);
  look.items.push({
    frame: number(element),
    element,
    box,
    ctx,
    name: squash(element.title || element.name || ""),
    supports: [],
    states: [],
  });
}
