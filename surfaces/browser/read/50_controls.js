// Controls by behaviour: what an element offers, how it stands, what it holds.

const TEXT_ROLES = new Set(["textbox", "searchbox", "spinbutton"]);
const PRESS_ROLES = new Set(
  "button link menuitem menuitemcheckbox menuitemradio option tab treeitem checkbox radio switch".split(" "),
);
const CHECK_ROLES = new Set(["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio"]);
const WIDGET_ROLES = new Set([...TEXT_ROLES, ...PRESS_ROLES, "combobox", "slider"]);

// A handler in the markup, by itself or in the spelling of a library that binds what it finds there.
const HANDLERS =
  "[onclick],[onmousedown],[onmouseup],[onpointerdown],[onpointerup],[ontouchstart],[ondblclick]," +
  "[data-event=click],[data-toggle],[data-bs-toggle],[data-dismiss],[data-bs-dismiss],[ng-click],[data-ng-click]," +
  "[wire\\:click],[x-on\\:click],[\\@click],[data-action*='click->'],[jsaction*='click:']";
const TYPED_INPUTS = new Set(
  "text email tel url search password number date time month week datetime-local color range".split(" "),
);
const CANDIDATES =
  "a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex^='-']),[onclick]," +
  "[contenteditable]:not([contenteditable=false]),[role=button],[role=link],[role=checkbox],[role=radio],[role=switch]," +
  "[role=tab],[role=menuitem],[role=menuitemcheckbox],[role=menuitemradio],[role=option],[role=treeitem],[role=textbox]," +
  "[role=searchbox],[role=combobox],[role=spinbutton],[role=slider]";

const isNative = (element) =>
  element.matches("a[href],area[href],button,input:not([type=hidden]),select,textarea") ||
  (element.localName === "summary" && element.parentElement?.localName === "details");

const hasHandler = (element) => element.matches(HANDLERS);

// "strong": HTML or ARIA says it is a control. "weak": only its behaviour does. "": it is none.
function strength(look, element, role, pointed) {
  if (isNative(element) || isEditor(element)) return "strong";
  if (WIDGET_ROLES.has(role) && !(role === "option" && element.localName === "option")) return "strong";
  if (isHolder(look, element, role)) return "";
  if (element.tabIndex >= 0 && element.hasAttribute("tabindex")) return "weak";
  if (hasHandler(element) || isOffered(look, element)) return "weak";
  if (pointed && look.style(element).cursor === "pointer") return "weak";
  if (pointed && lightsUp(look, element)) return "weak";
  return element.draggable && element.getAttribute("draggable") === "true" ? "weak" : "";
}

function scrolls(look, element) {
  if (look.style(element).overflow === "visible") return false;
  const hidden = element.scrollHeight - element.clientHeight;
  if (hidden < LIMITS.scrollerPx || element.clientHeight < LIMITS.scrollerPx) return false;
  if (element === page.root || element === page.body) return false;
  return /auto|scroll/.test(look.style(element).overflowY);
}

function supportsOf(look, element, role, force) {
  const offers = new Set();
  const isShut = element.readOnly === true || said(element, "aria-readonly") === "true";
  const editable = isEditor(element) || (TEXT_ROLES.has(role) && element.localName !== "input");
  if (element.localName === "select") offers.add("select");
  else if (force) offers.add("click");
  if (!isShut && (element.localName === "input" ? TYPED_INPUTS.has(element.type) : editable)) offers.add("type");
  if (role === "combobox" && element.localName !== "select" && element.localName !== "button") {
    if (!isShut && (element.localName === "input" || element.isContentEditable)) offers.add("type");
  }
  if (CHECK_ROLES.has(role)) offers.add("check");
  if (element.type === "file") offers.add("upload");
  if (element.hasAttribute("aria-expanded") || element.localName === "summary") offers.add("expand");
  if (element.getAttribute("draggable") === "true" || role === "slider") offers.add("drag");
  if (scrolls(look, element)) offers.add("scroll");
  return [...offers];
}

const said = (element, name) => element.getAttribute(name)?.trim().toLowerCase() ?? "";

function checkState(element, role) {
  if (!CHECK_ROLES.has(role)) return "";
  if (element.type === "checkbox" || element.type === "radio")
    return element.indeterminate ? "mixed" : element.checked ? "checked" : "unchecked";
  const value = said(element, "aria-checked");
  return value === "mixed" ? "mixed" : value === "true" ? "checked" : "unchecked";
}

function isDisabled(element, inherited) {
  return inherited || element.matches(":disabled") || said(element, "aria-disabled") === "true";
}

const isInvalid = (element) => {
  const value = said(element, "aria-invalid");
  return (value !== "" && value !== "false") || element.matches(":user-invalid");
};

// A header says how its column is sorted; what lies in it, mostly a button, is what is pressed for that.
function sortOf(element) {
  const value = said(element.closest("[aria-sort]") ?? element, "aria-sort");
  return value === "ascending" || value === "descending" ? value : "";
}

function statesOf(element, role, disabled) {
  const states = [];
  const is = (state, holds) => holds && states.push(state);
  const expanded =
    element.localName === "summary" ? String(element.parentElement.open) : said(element, "aria-expanded");
  const pressed = said(element, "aria-pressed");
  const current = said(element, "aria-current");
  is("disabled", isDisabled(element, disabled));
  is(
    "readonly",
    (element.readOnly === true && TYPED_INPUTS.has(element.type ?? "")) ||
      said(element, "aria-readonly") === "true" ||
      (element.localName === "textarea" && element.readOnly),
  );
  is("required", element.required === true || said(element, "aria-required") === "true");
  is("invalid", isInvalid(element));
  is(checkState(element, role), CHECK_ROLES.has(role));
  is("selected", said(element, "aria-selected") === "true");
  is("pressed", pressed === "true");
  is("mixed", pressed === "mixed");
  is("current", current !== "" && current !== "false");
  is("expanded", expanded === "true");
  is("collapsed", expanded === "false");
  is(sortOf(element), sortOf(element) !== "");
  is("busy", said(element, "aria-busy") === "true");
  is(
    "multiline",
    element.localName === "textarea" ||
      (isEditor(element) && role !== "combobox") ||
      said(element, "aria-multiline") === "true",
  );
  return states;
}

function valueOf(look, element, role) {
  if (element.type === "password") return "";
  if (element.localName === "select")
    return [...element.selectedOptions].map((option) => squash(option.label)).join(", ");
  if (element.type === "file") return [...element.files].map((file) => file.name).join(", ");
  if (element.localName === "textarea" || TYPED_INPUTS.has(element.type ?? "")) return element.value ?? "";
  if (isEditor(element)) return element.innerText;
  const spoken = element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow");
  if (spoken) return spoken;
  if (element.localName === "progress" || element.localName === "meter") return String(element.value);
  if (role === "combobox") return squash(contentName(look, element, new Set(partsOf(look, element, role).lists)));
  return TEXT_ROLES.has(role) ? squash(element.textContent) : "";
}

function choicesOf(element) {
  const from = element.localName === "select" ? element : element.localName === "input" ? element.list : null;
  if (!from) return [];
  return [...from.querySelectorAll("option")]
    .slice(0, LIMITS.choices)
    .map((option) => squash(option.label || option.value));
}

// A name of signs alone ("×", "+") says no more than a picture does.
const saysWord = (name) => /[\p{L}\p{N}]/u.test(name);

// The only clues of a nameless icon: class words, where there are none its id, and where it leads.
function hintsOf(element) {
  const words = new Set(element.type !== "text" && TYPED_INPUTS.has(element.type) ? [element.type] : []);
  const icons = [element, ...[...element.querySelectorAll("i,span,svg,img,use")].slice(0, 4)];
  for (const one of icons) {
    for (const word of (one.getAttribute("class") ?? "").match(/[A-Za-z][A-Za-z0-9-]{2,}/g) ?? []) words.add(word);
  }
  if (!words.size && /^[A-Za-z][A-Za-z_-]{2,}$/.test(element.id)) words.add(element.id);
  const target = element.getAttribute("href") ?? element.querySelector("use")?.getAttribute("href") ?? "";
  const place = target.startsWith("javascript:")
    ? ""
    : target
        .replace(/[?#].*$/, "")
        .replace(/\/+$/, "")
        .split("/")
        .pop();
  const action =
    element.form && element.matches("button,[type=submit],[type=image]") ? element.form.getAttribute("action") : "";
  const leads =
    place ||
    target.split("#")[1] ||
    (action ?? "")
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "")
      .split("/")
      .pop();
  return [...[...words].slice(0, 8), ...(leads ? [leads] : [])].map((hint) => cut(hint, 60));
}
