// One look's notebook: computed styles and boxes, each asked for once, and what "drawn" means.

class Look {
  constructor(options) {
    this.whole = options.whole;
    this.view = options.view;
    this.near = options.near ?? grown(options.view, LIMITS.screens);
    this.styles = new Map();
    this.boxes = new Map();
    this.legible = new Map();
    this.drawn = [];
    this.modal = null;
    this.calendars = new Map();
    this.offering = null;
    this.layers = new Set();
    this.defaults = new Map();
    this.onlyFields = new Map();
    this.items = [];
    this.byElement = new Map();
    this.paths = new Map();
    this.omitted = {};
    this.frames = [];
    this.roots = [];
    this.unread = new Set();
    this.fronts = [];
    this.covers = new Map();
    this.named = new Set();
    this.reveals = {};
    this.controls = 0;
    this.texts = 0;
    this.run = null;
    this.names = new Map();
    this.parts = new Map();
    this.unlisted = {};
  }

  style(element) {
    let style = this.styles.get(element);
    if (!style) this.styles.set(element, (style = getComputedStyle(element)));
    return style;
  }

  box(element) {
    let box = this.boxes.get(element);
    if (!box) this.boxes.set(element, (box = own.box(element)));
    return box;
  }

  omit(role) {
    this.omitted[role] = (this.omitted[role] ?? 0) + 1;
  }
}

const squash = (text) => text.replace(/[\s ]+/g, " ").trim();

// Private-use characters are icon fonts' glyphs: a picture, not a word.
const PRIVATE = /[\uE000-\uF8FF]|[\uDB80-\uDBFF][\uDC00-\uDFFF]/g;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const readable = (text) => squash(text.replace(PRIVATE, "").replace(INVISIBLE, ""));
const cut = (text, length) => (text.length > length ? text.slice(0, length - 1).trimEnd() + "…" : text);

const hostOf = (parent) => (parent instanceof ShadowRoot ? parent.host : parent);
const parentOf = (node) => (node instanceof Element ? own.slot(node) : node.assignedSlot) ?? hostOf(own.parent(node));

function childrenOf(element) {
  const shadow = own.shadow(element);
  if (shadow) return shadow.childNodes;
  if (own.tag(element) === "slot") {
    const assigned = element.assignedNodes();
    if (assigned.length) return assigned;
  }
  return own.nodes(element);
}

function holds(outer, node) {
  for (let at = node; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

function closest(element, test) {
  for (let at = element; at instanceof Element; at = parentOf(at)) if (test(at)) return at;
  return null;
}

function byIds(element, attribute) {
  const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const root = element.getRootNode();
  return ids.map((id) => root.getElementById?.(id)).filter(Boolean);
}

const overlap = (a, b) => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const grown = ({ left, top, right, bottom }, times) => ({
  left: left - (right - left) * times,
  top: top - (bottom - top) * times,
  right: right + (right - left) * times,
  bottom: bottom + (bottom - top) * times,
});
const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

function likeness(a, b) {
  const shared = area(overlap(a, b));
  return shared / (area(a) + area(b) - shared || 1);
}

// Further off than the look reads in full.
function isFar(look, box) {
  if (look.whole || (!box.width && !box.height)) return false;
  const { near } = look;
  return box.bottom < near.top || box.top > near.bottom || box.right < near.left || box.left > near.right;
}

const inView = (look, box) =>
  box.bottom > look.view.top && box.top < look.view.bottom && box.right > look.view.left && box.left < look.view.right;

// No scrolling ever brings it into sight: parked left of or above the page's origin.
const isParked = (box) => box.right + scrollX <= 0 || box.bottom + scrollY <= 0;

function isClippedAway(style, box) {
  if (box.width > 1 && box.height > 1 && !/absolute|fixed/.test(style.position)) return false;
  if (style.clip !== "auto" && /rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)/.test(style.clip)) return true;
  if (/^inset\((50|100)%/.test(style.clipPath)) return true;
  return box.width <= 1 && box.height <= 1 && style.overflow !== "visible";
}
