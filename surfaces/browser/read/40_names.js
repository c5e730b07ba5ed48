// Names: the accessible name computation (w3.org/TR/accname-1.2) in the steps that Chromium takes.

const NAMED_BY_CONTENT = new Set(
  (
    "button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row " +
    "rowheader switch tab tooltip treeitem"
  ).split(" "),
);
const INLINE = /^(inline|contents|none|ruby)/;
const LABELLED = "button,input:not([type=hidden]),meter,output,progress,select,textarea";

const isUnseen = (look, element) => {
  if (element.getAttribute("aria-hidden") === "true") return true;
  const style = look.style(element);
  return style.display === "none" || style.visibility === "hidden" || style.visibility === "collapse";
};

function transformed(text, how) {
  if (how === "uppercase") return text.toUpperCase();
  if (how === "lowercase") return text.toLowerCase();
  if (how === "capitalize")
    return text.replace(/(^|[^\p{L}\p{N}'’])(\p{L})/gu, (_, gap, letter) => gap + letter.toUpperCase());
  return text;
}

// Text that style sheets add before or after an element; its alternative text where there is one.
function generated(element, where) {
  const style = getComputedStyle(element, where);
  const { content } = style;
  if (content === "none" || content === "normal" || style.display === "none" || style.visibility === "hidden")
    return "";
  const [shown, spoken] = content.split(/\s\/\s(?=")/);
  const pieces = (spoken ?? shown).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const text = pieces.map((piece) => piece.slice(1, -1).replace(/\\(.)/g, "$1")).join("");
  const isBlock = !INLINE.test(style.display) && text ? " " : "";
  return isBlock + transformed(text, style.textTransform) + isBlock;
}

// What an embedded control contributes to the label around it: its value.
function embedded(element) {
  const role = roleOf(element);
  if (role === "textbox" || role === "searchbox") return element.value ?? element.textContent;
  if (element.localName === "select") return [...element.selectedOptions].map((option) => option.label).join(" ");
  if (role === "combobox" || role === "listbox") return element.value ?? selectedText(element);
  if (role === "slider" || role === "spinbutton" || role === "scrollbar")
    return element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow") ?? element.value ?? "";
  return null;
}

const selectedText = (listbox) => squash(listbox.querySelector("[aria-selected=true]")?.textContent ?? "");

function childName(look, child, seen, depth) {
  if (child.nodeType === Node.TEXT_NODE) {
    const parent = parentOf(child);
    return parent instanceof Element ? transformed(child.data, look.style(parent).textTransform) : child.data;
  }
  if (child.nodeType !== Node.ELEMENT_NODE || seen.has(child)) return "";
  if (child.localName === "br") return " ";
  if (["script", "style", "template", "noscript", "head"].includes(child.localName)) return "";
  if (child.getAttribute("role") === "group" && parentOf(child).getAttribute("role") === "treeitem") return "";
  if (isUnseen(look, child)) return hasVisibleInside(look, child) ? contentName(look, child, seen, depth + 1) : "";
  const text = nameWithin(look, child, seen, depth);
  return INLINE.test(look.style(child).display) ? text : ` ${text} `;
}

// `visibility: hidden` may be lifted again further in; `display: none` may not.
const hasVisibleInside = (look, element) =>
  look.style(element).display !== "none" &&
  element.getAttribute("aria-hidden") !== "true" &&
  element.childElementCount > 0;

function nameWithin(look, element, seen, depth) {
  const value = embedded(element);
  if (value !== null && !element.getAttribute("aria-label")) return ` ${value} `;
  const said = ownName(look, element);
  if (said) return /^(img|button|checkbox|radio)$/.test(roleOf(element)) ? ` ${said} ` : said;
  const content = contentName(look, element, seen, depth + 1);
  return squash(content) || roleOf(element) === "generic" ? content : titleOf(element);
}

function contentName(look, element, seen, depth = 0) {
  if (depth > LIMITS.nameDepth) return element.textContent;
  seen.add(element);
  let text = generated(element, "::before");
  for (const child of childrenOf(element)) {
    text += childName(look, child, seen, depth);
    if (text.length > LIMITS.nameLength * 20) break;
  }
  return text + generated(element, "::after");
}

// A name said outright: aria-label, or what HTML gives this element as its label.
function ownName(look, element) {
  const label = element.getAttribute("aria-label");
  if (label?.trim()) return label;
  switch (element.localName) {
    case "img":
    case "area":
      return element.getAttribute("alt") ?? "";
    case "input":
      if (element.type === "image") return element.alt || element.value || titleOf(element) || "Submit";
      if (["button", "submit", "reset"].includes(element.type)) return buttonValue(element);
      return "";
    case "svg":
      return childText(element, "title");
    case "fieldset":
      return labelChild(look, element, "legend");
    case "table":
      return labelChild(look, element, "caption");
    case "figure":
      return labelChild(look, element, "figcaption");
    case "optgroup":
    case "option":
      return element.label;
  }
  return "";
}

const DEFAULT_VALUES = { submit: "Submit", reset: "Reset" };
const buttonValue = (input) => (input.hasAttribute("value") ? input.value : (DEFAULT_VALUES[input.type] ?? ""));
const childText = (element, tag) => element.querySelector(`:scope > ${tag}`)?.textContent ?? "";

function labelChild(look, element, tag) {
  const child = element.querySelector(`:scope > ${tag}`);
  return child && !isUnseen(look, child) ? contentName(look, child, new Set()) : "";
}

function labelsOf(look, element) {
  if (!element.matches(LABELLED) || !element.labels) return "";
  const labels = [...element.labels].filter((label) => !isUnseen(look, label));
  return squash(labels.map((label) => squash(referenced(look, label, new Set([element])))).join(" "));
}

// A referenced element counts even when it is hidden: then all of its text does.
function referenced(look, element, seen) {
  const said = ownName(look, element);
  if (said) return said;
  const style = look.style(element);
  if (style.display === "none" || style.visibility === "hidden") return element.textContent;
  const value = embedded(element);
  return value ?? contentName(look, element, seen);
}

// The whole computation for one control. `origin` tells where the name came from.
function accessibleName(look, element, role) {
  const by = byIds(element, "aria-labelledby");
  const labelled = squash(by.map((one) => squash(referenced(look, one, new Set()))).join(" "));
  if (labelled) return { text: labelled, origin: "labelledby" };
  const label = element.getAttribute("aria-label");
  if (label?.trim()) return { text: label, origin: "aria-label" };
  const tied = labelsOf(look, element);
  if (tied) return { text: tied, origin: "label" };
  const own = ownName(look, element);
  if (squash(own)) return { text: own, origin: "own" };
  if ((NAMED_BY_CONTENT.has(role) && element.localName !== "input") || element.localName === "summary") {
    const content = contentName(look, element, new Set(partsOf(look, element, role).lists));
    if (squash(content)) return { text: content, origin: "content" };
  }
  if (titleOf(element)) return { text: titleOf(element), origin: "title" };
  const hint = element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder");
  if (hint && element.matches("input,textarea,[role]")) return { text: hint, origin: "placeholder" };
  return { text: "", origin: "" };
}

// A label that is not drawn is no name, but better than what happens to stand beside.
function hiddenLabel(look, element) {
  const hidden = [...(element.labels ?? [])].filter((label) => isUnseen(look, label));
  return squash(hidden.map((label) => label.textContent).join(" "));
}

function describedBy(look, element) {
  const by = byIds(element, "aria-describedby").map((one) => squash(referenced(look, one, new Set())));
  return squash(by.join(" ")) || squash(element.getAttribute("aria-description") ?? "") || hiddenLabel(look, element);
}
