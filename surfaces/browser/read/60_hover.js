// What only the pointer reveals: style rules whose `:hover` part lies above their subject.

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
  [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])].map((sheet) => {
    try {
      return sheet.cssRules.length;
    } catch {
      return 0;
    }
  }).join();

const hoverRules = new WeakMap();

function hoversOf(root) {
  const known = hoverRules.get(root);
  const stamp = sizes(root);
  if (known?.stamp === stamp) return known.rules;
  const rules = [];
  for (const sheet of [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])]) {
    for (const rule of styleRules(sheet)) {
      if (!rule.selectorText.includes(":hover") || !REVEALING.some((name) => rule.style.getPropertyValue(name))) continue;
      for (const selector of selectorsOf(rule)) {
        const split = selector.includes(":hover") ? splitHover(selector) : null;
        if (split) rules.push(split);
      }
    }
  }
  hoverRules.set(root, { stamp, rules });
  return rules;
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
  for (const { over, shows } of hoversOf(root)) {
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
