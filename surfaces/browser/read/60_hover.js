// What style sheets tell: what only the pointer reveals (rules whose `:hover` part lies above their subject), and
// which boxes are fixed to the viewport.

const REVEALING = ["height", "max-height", "clip", "clip-path", "left", "right", "top", "transform"];
const LIGHTING = [
  "cursor",
  "background",
  "background-color",
  "background-image",
  "background-position",
  "color",
  "content",
  "border-color",
];

function* selectorsOf(rule) {
  let depth = 0;
  let start = 0;
  const text = rule.selectorText;
  for (let i = 0; i <= text.length; i++) {
    if (text[i] === "(" || text[i] === "[") depth++;
    if (text[i] === ")" || text[i] === "]") depth--;
    if (i === text.length || (text[i] === "," && depth === 0)) {
      yield text.slice(start, i).trim();
      start = i + 1;
    }
  }
}

// `.card:hover .delete` hovers `.card` and shows `.card .delete`.
function splitHover(selector) {
  const at = selector.indexOf(":hover");
  const rest = selector.slice(at + 6);
  const gap = rest.search(/[\s>+~]/);
  if (gap < 0) return null;
  const plain = (text) =>
    text
      .replaceAll(":hover", "")
      .replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, "$1*")
      .trim();
  return { over: plain(selector.slice(0, at) + rest.slice(0, gap)) || "*", shows: plain(selector.slice(0, at) + rest) };
}

function* styleRules(sheet) {
  const lists = [];
  try {
    lists.push(sheet.cssRules);
  } catch {
    return; // another origin's sheet cannot be read
  }
  while (lists.length) {
    for (const rule of lists.pop()) {
      if (rule.selectorText !== undefined) yield rule;
      if (rule.cssRules?.length) lists.push(rule.cssRules);
    }
  }
}

const sheetsOf = (root) => [
  ...(root === document ? own.sheets(root) : root.styleSheets),
  ...(root.adoptedStyleSheets ?? []),
];

const sizes = (root) =>
  sheetsOf(root)
    .map((sheet) => {
      try {
        return sheet.cssRules.length;
      } catch {
        return 0;
      }
    })
    .join();

const ruled = new WeakMap();
const nowhere = own.newFragment(document);

function isSelector(text) {
  try {
    nowhere.querySelector(text);
    return true;
  } catch {
    return false; // one that this browser cannot match without its pseudo-class
  }
}

// How a rule can bring something into sight: the answer to what keeps it out of sight.
function showsBy(style) {
  const ways = [];
  const sets = (name, not) => style.getPropertyValue(name) && style.getPropertyValue(name) !== not;
  if (sets("display", "none")) ways.push("display");
  if (sets("visibility", "hidden")) ways.push("visibility");
  if (sets("opacity", "0")) ways.push("opacity");
  if (REVEALING.some((name) => sets(name))) ways.push("place");
  return ways;
}

// What the style sheets of a document or shadow root say of hovering and of fixed boxes; read again when they change.
function rulesOf(root) {
  const known = ruled.get(root);
  const stamp = sizes(root);
  if (known?.stamp === stamp) return known;
  const found = { stamp, hovers: [], fixed: [], lit: [], hands: [] };
  for (const sheet of sheetsOf(root)) {
    for (const rule of styleRules(sheet)) {
      if (rule.style.position === "fixed") found.fixed.push(rule.selectorText.replace(/::?(before|after)/g, ""));
      if (rule.selectorText.includes(":hover")) readHover(found, rule);
      else if (rule.style.cursor === "pointer") found.hands.push(rule.selectorText);
    }
  }
  found.fixed = found.fixed.filter(isSelector);
  found.shows = found.hovers.map((rule) => rule.shows).join();
  found.litBy = found.lit.join();
  found.hands = found.hands.filter(isSelector);
  found.handsBy = found.hands.filter((selector) => !selector.includes("*")).join();
  found.presses = [PRESSABLE, ...found.hands, ...found.lit].join();
  ruled.set(root, found);
  return found;
}

function readHover(found, rule) {
  const ways = showsBy(rule.style);
  const lights = LIGHTING.some((name) => rule.style.getPropertyValue(name));
  for (const selector of selectorsOf(rule)) {
    if (!selector.includes(":hover")) continue;
    const split = splitHover(selector);
    if (split && ways.length && isSelector(split.over) && isSelector(split.shows))
      found.hovers.push({ ...split, ways });
    if (
      !split &&
      lights &&
      !/(^|[\s>+~])(a|button|input|select|textarea|label|summary|\*)?[^\s>+~\w]*:hover[^\s>+~]*$/.test(selector)
    ) {
      const plain = selector.replaceAll(":hover", "");
      if (isSelector(plain)) found.lit.push(plain);
    }
  }
}

function hoverTarget(look, element, over) {
  const up = element.parentElement?.closest(over);
  const siblings = up ? [] : [...(element.parentElement ? own.children(element.parentElement) : [])];
  const target = up ?? siblings.find((sibling) => sibling !== element && sibling.matches(over));
  return target && area(look.box(target)) > 0 && look.style(target).visibility === "visible" ? target : null;
}

// What to hover for the element to come into sight, null for nothing. `way` is what keeps it out of sight.
function revealer(look, element, way) {
  const { hovers, shows } = rulesOf(element.getRootNode());
  if (!hovers.length || !element.matches(shows)) return null;
  for (const rule of hovers) {
    if (rule.ways.includes(way) && element.matches(rule.shows)) {
      const target = hoverTarget(look, element, rule.over);
      if (target) return target;
    }
  }
  return null;
}

// A leaf that changes its looks under the pointer behaves as a control does.
function lightsUp(look, element) {
  const { lit, litBy } = rulesOf(element.getRootNode());
  if (!lit.length || [...element.children].some((child) => !INLINE.test(look.style(child).display))) return false;
  return element.matches(litBy);
}
