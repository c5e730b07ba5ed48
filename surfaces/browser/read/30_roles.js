// Roles: an explicit one first, then what HTML gives an element by itself.
// After the HTML Accessibility API Mappings (w3.org/TR/html-aam-1.0) and WAI-ARIA 1.2 (w3.org/TR/wai-aria-1.2).

const ARIA_ROLES = new Set(
  (
    "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
    "complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid " +
    "gridcell group heading img image insertion link list listbox listitem log main marquee math menu menubar menuitem " +
    "menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio " +
    "radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong " +
    "subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid " +
    "treeitem"
  ).split(" "),
);

const INPUT_ROLES = {
  button: "button",
  submit: "button",
  reset: "button",
  image: "button",
  file: "button",
  color: "textbox",
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  number: "spinbutton",
  search: "searchbox",
};

const PLAIN_ROLES = {
  button: "button",
  textarea: "textbox",
  main: "main",
  nav: "navigation",
  aside: "complementary",
  article: "article",
  dialog: "dialog",
  fieldset: "group",
  details: "group",
  optgroup: "group",
  ul: "list",
  ol: "list",
  menu: "list",
  li: "listitem",
  table: "table",
  tr: "row",
  thead: "rowgroup",
  tbody: "rowgroup",
  tfoot: "rowgroup",
  td: "cell",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  progress: "progressbar",
  meter: "meter",
  output: "status",
  option: "option",
  datalist: "listbox",
  hr: "separator",
  figure: "figure",
  p: "paragraph",
  search: "search",
  blockquote: "blockquote",
  address: "group",
  dt: "term",
  dd: "definition",
  math: "math",
  time: "time",
};

const SECTIONING =
  "article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]";
const LABELS = ["aria-label", "aria-labelledby"];
const GLOBAL_STATES = ["aria-label", "aria-labelledby", "aria-describedby", "aria-controls", "aria-live", "aria-owns"];

const isNamed = (element) => LABELS.some((name) => element.getAttribute(name)?.trim());
const titleOf = (element) => squash(element.getAttribute("title") ?? "");

function isFocusable(element) {
  if (element.hasAttribute("tabindex")) return true;
  if (element.matches("a[href],area[href],summary,iframe")) return true;
  return element.matches("button,input:not([type=hidden]),select,textarea") && !element.disabled;
}

function explicitRole(element) {
  const said = element.getAttribute("role");
  if (!said) return "";
  for (const token of said.toLowerCase().split(/\s+/)) {
    if (!ARIA_ROLES.has(token)) continue;
    if (token === "none" || token === "presentation") {
      if (isFocusable(element) || GLOBAL_STATES.some((name) => element.hasAttribute(name))) return "";
      return "none";
    }
    return token === "image" ? "img" : token === "directory" ? "list" : token;
  }
  return "";
}

function inputRole(input) {
  const type = input.type;
  if (["text", "email", "tel", "url", "search"].includes(type) && input.list) return "combobox";
  return INPUT_ROLES[type] ?? "textbox";
}

function headerCellRole(cell) {
  const scope = cell.getAttribute("scope");
  if (scope === "row" || scope === "rowgroup") return "rowheader";
  if (scope === "col" || scope === "colgroup") return "columnheader";
  const inBody = cell.closest("tbody") && cell.parentElement?.querySelector(":scope > td");
  return inBody ? "rowheader" : "columnheader";
}

function nativeRole(element) {
  switch (element.localName) {
    case "a":
    case "area":
      return element.hasAttribute("href") ? "link" : "generic";
    case "input":
      return inputRole(element);
    case "select":
      return element.multiple || element.size > 1 ? "listbox" : "combobox";
    case "img":
      return element.getAttribute("alt") === "" && !isNamed(element) && !titleOf(element) ? "none" : "img";
    case "svg":
      return "img";
    case "header":
      return element.parentElement?.closest(SECTIONING) ? "generic" : "banner";
    case "footer":
      return element.parentElement?.closest(SECTIONING) ? "generic" : "contentinfo";
    case "section":
      return isNamed(element) ? "region" : "generic";
    case "form":
      return isNamed(element) ? "form" : "generic";
    case "summary":
      return element.parentElement?.localName === "details" ? "button" : "generic";
    case "th":
      return headerCellRole(element);
  }
  return PLAIN_ROLES[element.localName] ?? "generic";
}

const isEditor = (element) => element.isContentEditable && !element.parentElement?.isContentEditable;

function roleOf(element) {
  const role = explicitRole(element) || nativeRole(element);
  return role === "generic" && isEditor(element) ? "textbox" : role;
}

// Cheap enough for ten thousand elements that are only counted.
const countedRole = (element) => element.getAttribute("role")?.split(" ")[0] || nativeRole(element);
