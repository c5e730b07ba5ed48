// Aiming: where a person would put the pointer for a node, and who would receive the press there.
//
// Every function answers at once; two readings a moment apart are compared in Python, so that a document which is
// replaced in between is noticed.

const CARD = "li,[role=listitem],tr,[role=row],article,[role=article]";
const OPEN_DIALOG = "dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]";

// The innermost element at a point, through open shadow roots.
function receiverAt(x, y) {
  let root = document;
  let found = null;
  for (;;) {
    const next = root.elementFromPoint(x, y);
    if (!next || next === found || (found && !holds(found, next))) return found;
    found = next;
    if (!found.shadowRoot) return found;
    root = found.shadowRoot;
  }
}

const drawnBox = (element) => {
  const boxes = [...element.getClientRects()].filter((box) => box.width >= 1 && box.height >= 1);
  return boxes.reduce((best, box) => (!best || area(box) > area(best) ? box : best), null);
};

const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && drawnBox(element) !== null;

// What stands for a control that is not drawn itself: the label of a styled check box, a summary, a file's button.
function pressedShape(element) {
  const sink = boxOfSink(element);
  if (sink) return sink;
  if (element.localName === "details") return element.querySelector(":scope > summary") ?? element;
  const style = getComputedStyle(element);
  const box = drawnBox(element);
  if (isShown(element) && !isClippedAway(style, box)) return element;
  const label = [...(element.labels ?? [])].find(isShown);
  return label ?? (style.visibility === "visible" ? [...element.querySelectorAll("*")].find(isShown) ?? null : null);
}

const isOutside = (x, y) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;

const middleOf = (box) => [box.left + box.width / 2, box.top + box.height / 2];

const firstText = (nodes) => [...nodes].find((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.data));

// Of what holds controls of its own, the first words that are on none of them.
function textBeside(shape) {
  const { rows } = partsOf(aLook(), shape, roleOf(shape));
  if (!rows.size) return undefined;
  const apart = [...own.search(shape, "*")].filter((at) => ![...rows].some((row) => holds(row, at)));
  return firstText(apart.flatMap((at) => [...at.childNodes]));
}

// Where its own words stand, not those of what is in it.
function ownWords(shape) {
  const text = firstText(shape.childNodes) ?? textBeside(shape);
  if (!text) return null;
  const range = document.createRange();
  range.selectNodeContents(text);
  return drawnBox(range);
}

// The middle first, then where a person would try next.
function* pointsOf(shape) {
  const box = drawnBox(shape);
  yield middleOf(box);
  const words = ownWords(shape);
  if (words) yield middleOf(words);
  for (const down of [0.5, 0.25, 0.75]) {
    for (const across of [0.5, 0.2, 0.8]) yield [box.left + box.width * across, box.top + box.height * down];
  }
}

const controlAround = (node, outside) =>
  closest(node, (at) => !holds(at, outside) && (isNative(at) || isEditor(at) || WIDGET_ROLES.has(roleOf(at))));

// A box by itself, as large as what shows.
const aLook = () => new Look({ whole: true, view: { left: 0, top: 0, right: innerWidth, bottom: innerHeight } });

// A control of its own inside an element: a press there is a press of that one, not of the element around it.
function otherInside(receiver, shape) {
  const role = roleOf(shape);
  if (receiver === shape) return null;
  const { rows } = partsOf(aLook(), shape, role);
  const isOther = (at) =>
    rows.has(at) || isNative(at) || isEditor(at) || hasHandler(at) || WIDGET_ROLES.has(roleOf(at)) || (role !== "generic" && roleOf(at) === role);
  const inner = closest(receiver, (at) => at === shape || isOther(at));
  if (!inner || inner === shape || !holds(shape, inner) || shape.control === inner) return null;
  if (role === "combobox" || TEXT_ROLES.has(role) || shape.localName === "select") return null;
  if (likeness(inner.getBoundingClientRect(), shape.getBoundingClientRect()) >= LIMITS.sameBox) return null;
  return squash(inner.textContent) === squash(shape.textContent) && !isNamed(shape) ? null : inner;
}

const isLabelOf = (receiver, element) => {
  const label = closest(receiver, (at) => at.localName === "label");
  return label?.control === element || (element.localName === "label" && holds(element.control ?? null, receiver));
};

// A parent that takes the pointer for the words inside it is what a person presses.
function isTaker(receiver, element, shape) {
  if (receiver === document.body || receiver === document.documentElement || !holds(receiver, element)) return false;
  if (isNative(element) || WIDGET_ROLES.has(roleOf(element))) return false;
  if (getComputedStyle(shape).pointerEvents === "none") return true;
  return area(receiver.getBoundingClientRect()) <= LIMITS.takerArea * area(shape.getBoundingClientRect());
}

const dialogIsOpen = () => [...document.querySelectorAll(OPEN_DIALOG)].some(isShown);

// The component that draws it, where that leaves the pointer to no other control of its own.
function isHostOf(receiver, element) {
  const root = own.root(element);
  if (!(root instanceof ShadowRoot) || root.host !== receiver) return false;
  return [...root.querySelectorAll(CANDIDATES)].every((at) => holds(element, at) || holds(at, element));
}

// A card's own click layer, or its own words, over the card's own link: pressed at the link's position.
function isOwnCard(receiver, element) {
  const link = closest(element, (at) => roleOf(at) === "link");
  const card = closest(element, (at) => at.matches(CARD));
  if (!link || !card || !holds(card, receiver) || dialogIsOpen()) return false;
  const other = controlAround(receiver, element);
  return !other || (other.localName === "a" && other.href === link.href);
}

function judgedHit(element, shape, x, y) {
  const receiver = receiverAt(x, y);
  if (!receiver) return { way: "", receiver };
  if (holds(element, receiver) || holds(shape, receiver)) return { way: otherInside(receiver, shape) ? "" : "itself", receiver };
  if (isLabelOf(receiver, element)) return { way: "label", receiver };
  if (isHostOf(receiver, element)) return { way: "host", receiver };
  if (isTaker(receiver, element, shape)) return { way: "taker", receiver };
  if (isOwnCard(receiver, element)) return { way: "card", receiver };
  return { way: "", receiver };
}

// The outermost thing over an element that does not hold it as well.
function layerOver(receiver, element) {
  let layer = receiver;
  for (let at = parentOf(receiver); at instanceof Element && !holds(at, element); at = parentOf(at)) layer = at;
  return layer;
}

// A backdrop may well listen for the press that closes its popup.
const isEmptyLayer = (layer) =>
  !squash(layer.innerText ?? "") &&
  !isNative(layer) &&
  !WIDGET_ROLES.has(roleOf(layer)) &&
  !layer.querySelector(CANDIDATES + ",img,svg,video,canvas,iframe");

function coverWords(receiver, element) {
  const layer = layerOver(receiver, element);
  if (isEmptyLayer(layer)) return "an empty layer";
  const look = aLook();
  const label = (at) => [roleOf(at), readable(accessibleName(look, at, roleOf(at)).text)];
  const named = closest(receiver, (at) => !holds(at, element) && roleOf(at) !== "generic" && label(at)[1] !== "");
  if (named) return `${label(named)[0]} "${cut(label(named)[1], LIMITS.coverWords)}"`;
  const words = readable(receiver.innerText ?? "") || readable(layer.innerText ?? "");
  return words ? `text "${cut(words, LIMITS.coverWords)}"` : `an unnamed ${roleOf(receiver)}`;
}

const isOff = (element) => isDisabled(element, closest(element, (at) => said(at, "aria-disabled") === "true") !== null);

// What holds it cuts it off at that point, or it lets the pointer through: no press there is one of it.
function isUnreachable(shape, x, y) {
  if (getComputedStyle(shape).pointerEvents === "none") return true;
  const cuts = (at) => {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const beside = overflowX !== "visible" && (x < box.left || x > box.right);
    return beside || (overflowY !== "visible" && (y < box.top || y > box.bottom));
  };
  return closest(parentOf(shape), (at) => at !== document.body && at !== document.documentElement && cuts(at)) !== null;
}

// Why none of its points is its own: {state: covered | unreachable | outside, x, y, receiver}. The first in view tells.
function obstacle(shape) {
  const [x, y] = middleOf(drawnBox(shape));
  let none = { state: "outside", x, y };
  for (const [left, top] of pointsOf(shape)) {
    const receiver = isOutside(left, top) ? null : receiverAt(left, top);
    if (!receiver) continue;
    const modal = holds(receiver, shape) ? modalOver(shape) : null;
    const found = { state: "covered", x: left, y: top, receiver: modal ?? receiver };
    if (modal || !holds(receiver, shape) || !isUnreachable(shape, left, top)) return found;
    if (none.state === "outside") none = { ...found, state: "unreachable" };
  }
  return none;
}

// One reading: {state, box, off, x, y, way, receiver, cover, empty}. `scroll`: bring it to the middle when its middle is
// outside.
runflow.aim = (n, scroll) => {
  const element = runflow.node(n);
  if (!element) return { state: "gone" };
  const shape = pressedShape(element);
  if (!shape) return { state: "hidden" };
  if (scroll === "always" || (scroll === "outside" && isOutside(...middleOf(drawnBox(shape)))))
    shape.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = drawnBox(shape);
  const reading = { box: [box.left, box.top, box.width, box.height], off: isOff(element) };
  for (const [x, y] of pointsOf(shape)) {
    const { way, receiver } = judgedHit(element, shape, x, y);
    const other = way === "taker" || way === "card" ? describe(receiver, element) : null;
    if (way) return { ...reading, state: "clear", x, y, way, receiver: other };
  }
  const { receiver, ...found } = obstacle(shape);
  if (found.state !== "covered") return { ...reading, ...found };
  const cover = coverWords(receiver, element);
  const empty = isEmptyLayer(layerOver(receiver, element));
  return { ...reading, ...found, receiver: describe(receiver, element), cover, empty };
};

// Would a press at this point still reach it?
runflow.receives = (n, x, y) => {
  const element = runflow.node(n);
  const shape = element && pressedShape(element);
  return Boolean(shape && judgedHit(element, shape, x, y).way);
};

// Is the browser's own pointer over what would receive a press at that point for it?
runflow.isUnderPointer = (n, x, y) => {
  const element = runflow.node(n);
  const shape = element && pressedShape(element);
  if (!shape) return false;
  const { way, receiver } = judgedHit(element, shape, x, y);
  return Boolean(way) && receiver.matches(":hover");
};

// A free spot of the empty layer that covers a node: nothing that could be pressed lies beneath it.
runflow.emptySpot = (n) => {
  const element = runflow.node(n);
  const box = element && drawnBox(element);
  if (!box) return null;
  const layer = layerOver(receiverAt(...middleOf(box)) ?? element, element);
  const isBackdrop = area(overlap(layer.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
    >= innerWidth * innerHeight * LIMITS.layerShare;
  if (holds(layer, element) || !isBackdrop || !isEmptyLayer(layer)) return null;
  const side = LIMITS.layerGrid;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (innerWidth * (column + 0.5)) / side;
      const y = (innerHeight * (row + 0.5)) / side;
      if (holds(layer, receiverAt(x, y)) && isFreeBeneath(layer, x, y)) return [x, y];
    }
  }
  return null;
};

const isFreeBeneath = (layer, x, y) =>
  document.elementsFromPoint(x, y).every((at) => holds(layer, at) || holds(at, layer) || !closest(at, takesPresses));

const takesPresses = (at) =>
  isNative(at) || isEditor(at) || hasHandler(at) || WIDGET_ROLES.has(roleOf(at)) || getComputedStyle(at).cursor === "pointer";

// Where the wheel turns for it, and how far: the page when there is no node.
runflow.wheelAt = (n) => {
  const element = n ? runflow.node(n) : document.documentElement;
  if (!element) return null;
  const box = n ? overlap(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) : null;
  if (!box || area(box) < 1) return [innerWidth / 2, innerHeight / 2, innerHeight];
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2, box.bottom - box.top];
};

runflow.center = (n) => {
  const element = runflow.node(n);
  (element && (pressedShape(element) ?? element))?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
};

// Role and name as a look lists them, and the words of an element that is listed as text.
runflow.identity = (n) => {
  const element = runflow.node(n);
  if (!element) return null;
  const look = aLook();
  const isRow =
    element.localName === "li" || parentOf(element)?.getAttribute?.("role") === "listbox" || isPart(look, element);
  const role = roleOf(element);
  let name = readable(accessibleName(look, element, role).text);
  const isWeak = isRow || strength(look, element, role, true) === "weak";
  if (!name && isWeak && !TEXT_ROLES.has(role)) name = wordsOn(look, element, role);
  return { role, name: cut(name, LIMITS.nameLength), words: readable(element.innerText ?? element.textContent ?? "") };
};

// What it is headed and what it asks, without numbers: a countdown is the same question still.
function askedInside(dialog) {
  const headings = [...own.search(dialog, "h1,h2,h3,h4,[role=heading]")].map((one) => one.textContent);
  const asked = (dialog.innerText ?? "").match(/[^.!?…。！？؟\n]*[?？؟]/gu) ?? [];
  return [...headings, ...asked].map((text) => cut(squash(text.replace(/\d+/g, "")), LIMITS.textLength));
}

// The dialogs that show, by role, name and what they ask: another one in front is another situation.
runflow.dialogs = () => {
  const look = aLook();
  const shown = [...document.querySelectorAll(OPEN_DIALOG)].filter(isShown);
  return shown.map((dialog) =>
    [roleOf(dialog), readable(accessibleName(look, dialog, roleOf(dialog)).text), ...askedInside(dialog)].join(" "),
  );
};
