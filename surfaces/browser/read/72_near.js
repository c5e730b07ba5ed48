// What lies near the viewport is walked; what lies far is counted by role, without a look at each.

// All children of a small parent are measured. Of a large one only the stretch near the viewport is looked for: its
// children lie in document order, so a few of them tell where it begins and ends.
function nearChildren(look, element) {
  if (look.whole || look.layers.has(element)) return childrenOf(element);
  if (own.count(element) > LIMITS.manyChildren && !own.shadow(element)) return nearStretch(look, element);
  const near = [];
  const far = [];
  for (const child of childrenOf(element)) {
    const isGone = child.nodeType === Node.ELEMENT_NODE && !look.wanted.has(child) && isFar(look, look.box(child));
    (isGone ? far : near).push(child);
  }
  if (far.length) omit(look, element, near, far);
  return near;
}

function nearStretch(look, parent) {
  const children = own.children(parent);
  const isAbove = (i) => look.box(children[i]).height > 0 && look.box(children[i]).bottom < look.near.top;
  const isBelow = (i) => look.box(children[i]).height > 0 && look.box(children[i]).top > look.near.bottom;
  const first = firstFalse(0, children.length, isAbove);
  const last = firstFalse(first, children.length, (i) => !isBelow(i));
  const near = new Set();
  for (
    let node = first > 0 ? children[first] : own.nodes(parent)[0];
    node && node !== children[last];
    node = node.nextSibling
  )
    near.add(node);
  for (let i = Math.max(last, children.length - LIMITS.tailChildren); i < children.length; i++) {
    if (!isFar(look, look.box(children[i]))) near.add(children[i]);
  }
  addWanted(look, parent, near);
  const elements = [...near].filter((node) => node.nodeType === Node.ELEMENT_NODE);
  if (elements.length < children.length) omit(look, parent, elements, { length: children.length - elements.length });
  return near;
}

function addWanted(look, parent, near) {
  const missing = [...look.wanted].filter((element) => !near.has(element) && parentOf(element) === parent);
  if (!missing.length) return;
  const all = [...near, ...missing];
  all.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  near.clear();
  for (const node of all) near.add(node);
}

// The first index for which a claim that holds up to some point holds no longer.
function firstFalse(low, high, holdsAt) {
  while (low < high) {
    const mid = (low + high) >> 1;
    if (holdsAt(mid)) low = mid + 1;
    else high = mid;
  }
  return low;
}

// Counting asks for tags and roles only: a selector for behaviour takes 20 ms over 40,000 elements.
const COUNTED = {
  a: "link",
  button: "button",
  select: "combobox",
  textarea: "textbox",
  summary: "button",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  p: "text",
  td: "text",
  li: "text",
};
const COUNTED_TAGS = `${Object.keys(COUNTED)},input,[role]`;

function tallyOne(counts, element, sign) {
  const role =
    element.getAttribute("role") ?? (element.localName === "input" ? inputRole(element) : COUNTED[element.localName]);
  if (role && element.type !== "hidden") counts[role] = (counts[role] ?? 0) + sign;
}

function tallyAll(look, counts, parent) {
  for (const [tag, role] of Object.entries(COUNTED)) {
    counts[role] = (counts[role] ?? 0) + own.tagged(parent, tag).length;
  }
  for (const [role, count] of Object.entries(inputTally(parent))) counts[role] = (counts[role] ?? 0) + count;
  for (const element of look.marked) {
    if (!element.hasAttribute("role") || element.localName === "input" || !holds(parent, element)) continue;
    const native = COUNTED[element.localName];
    if (native) counts[native] -= 1;
    tallyOne(counts, element, 1);
  }
}

// Thousands of fields are not asked for their types again while there are as many of them.
const inputTallies = new WeakMap();

function inputTally(parent) {
  const inputs = own.tagged(parent, "input");
  const known = inputTallies.get(parent);
  if (known?.length === inputs.length) return known.counts;
  const counts = {};
  for (const input of inputs) tallyOne(counts, input, 1);
  inputTallies.set(parent, { length: inputs.length, counts });
  return counts;
}

function tally(counts, element, sign) {
  if (own.matches(element, COUNTED_TAGS)) tallyOne(counts, element, sign);
  if (own.first(element)) for (const one of own.search(element, COUNTED_TAGS)) tallyOne(counts, one, sign);
}

// Counts the far children: one by one when they are few, else everything but the near ones.
function omit(look, parent, near, far) {
  const counts = {};
  if (far.length <= LIMITS.tailChildren && far.forEach) far.forEach((child) => tally(counts, child, 1));
  else {
    tallyAll(look, counts, parent);
    for (const child of near) if (child.nodeType === Node.ELEMENT_NODE) tally(counts, child, -1);
  }
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  if (!found.length) found.push(["text", far.length]);
  for (const [role, count] of found) look.omitted[role] = (look.omitted[role] ?? 0) + count;
}
