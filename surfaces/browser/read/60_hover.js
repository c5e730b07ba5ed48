// What style sheets tell: what only the pointer reveals (rules whose `:hover` part lies above their subject), and
// which boxes are fixed to the viewport.

const REVEALING = ["display", "visibility", "opacity", "height", "max-height", "clip", "clip-path", "left", "right", "top", "transform"];

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
  const plain = (text) => text.replaceAll(":hover", "").replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, "$1*").trim();
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

const sizes = (root) =>
  sheetsOf(root).map((sheet) => {
    try {
      return sheet.cssRules.length;
    } catch {
      return 0;
    }
  }).join();

const sheetsOf = (root) => [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])];
const ruled = new WeakMap();

// What the style sheets of a document or shadow root say of hovering and of fixed boxes; read again when they change.
function rulesOf(root) {
  const known = ruled.get(root);
  const stamp = sizes(root);
  if (known?.stamp === stamp) return known;
  const found = { stamp, hovers: [], fixed: [] };
  for (const sheet of sheetsOf(root)) {
    for (const rule of styleRules(sheet)) {
      if (rule.style.position === "fixed") found.fixed.push(rule.selectorText.replace(/::?(before|after)/g, ""));
      if (!rule.selectorText.includes(":hover") || !REVEALING.some((name) => rule.style.getPropertyValue(name))) continue;
      for (const selector of selectorsOf(rule)) {
        const split = selector.includes(":hover") ? splitHover(selector) : null;
        if (split) found.hovers.push(split);
      }
    }
  }
  ruled.set(root, found);
  return found;
}

function hoverTarget(element, over) {
  const up = element.parentElement?.closest(over);
  if (up) return up;
  const siblings = [...(element.parentElement?.children ?? [])];
  return siblings.find((sibling) => sibling !== element && sibling.matches(over)) ?? null;
}

// Element -> what to hover for it to be drawn.
function revealed(root) {
  const found = new Map();
  for (const { over, shows } of rulesOf(root).hovers) {
    try {
      for (const element of root.querySelectorAll(shows)) {
        const target = hoverTarget(element, over);
        if (target) found.set(element, target);
      }
    } catch {
      // a selector this browser cannot match without its pseudo-class
    }
  }
  return found;
}
