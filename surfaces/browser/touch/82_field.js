// Fields: what may be written into one, how it is written where keys do not reach, and what it holds afterwards.

const BY_VALUE = new Set(["date", "time", "month", "week", "datetime-local", "color", "range"]);

const activeElement = () => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

const editorOf = (element) => (element.isContentEditable ? element : element.querySelector("[contenteditable]:not([contenteditable=false])"));

// The element that takes the text: itself, an editor inside it, or the field that a label or a wrapper belongs to.
function writtenIn(element) {
  if (element.localName === "textarea" || (element.localName === "input" && TYPED_INPUTS.has(element.type))) return element;
  if (element.isContentEditable) return element;
  return element.control ?? element.querySelector("input:not([type=hidden]),textarea") ?? editorOf(element) ?? element;
}

const setValue = (element, value) => {
  const prototype = element.localName === "textarea" ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value").set.call(element, value);
};

const tellChange = (element) => {
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
};

// A list of completions may come after the last key.
const completes = (field) =>
  roleOf(field) === "combobox" ||
  field.type === "search" ||
  field.hasAttribute("aria-autocomplete") ||
  field.hasAttribute("aria-haspopup") ||
  said(field, "autocomplete") === "off" ||
  /autocomplete|typeahead|suggest/i.test(field.getAttribute("class") ?? "");

// {kind: keys | value | none | gone, type, shut, completes}
runflow.field = (n) => {
  const element = runflow.node(n);
  if (!element) return { kind: "gone" };
  const field = writtenIn(element);
  const shut = isOff(field) || field.readOnly === true || said(field, "aria-readonly") === "true";
  if (field.localName === "input" && BY_VALUE.has(field.type)) return { kind: "value", type: field.type, shut };
  const takes = field.localName === "textarea" || field.localName === "input" || field.isContentEditable;
  const role = roleOf(field);
  const kind = takes || TEXT_ROLES.has(role) || role === "combobox" ? "keys" : "none";
  const isList = field.localName === "select";
  return { kind: isList ? "none" : kind, type: field.type ?? "", shut, completes: !isList && completes(field) };
};

// It only takes an editor's keys; what it holds says nothing.
const isSink = (field) =>
  boxOfSink(field) !== null || (field.localName === "textarea" && (drawnBox(field)?.width ?? 0) < LIMITS.sinkPx);

// What it holds; null where that cannot be read.
function heldBy(field) {
  if (field.type === "password") return null;
  if (isSink(field)) return null;
  if (field.localName === "input" || field.localName === "textarea") return field.value;
  return field.isContentEditable ? field.innerText : null;
}

runflow.held = (n) => {
  const element = runflow.node(n);
  return element ? heldBy(writtenIn(element)) : null;
};

// Selects all of its text. False where only an editor's own keys can.
runflow.selectAll = (n) => {
  const element = runflow.node(n);
  const field = element && writtenIn(element);
  if (!field?.select || isSink(field)) return false;
  field.select();
  return true;
};

// Without telling what it holds. An editor that cannot be asked is taken to hold something.
runflow.heldLength = (n) => {
  const element = runflow.node(n);
  const field = element && writtenIn(element);
  if (field && isSink(field)) return 1;
  return field ? (field.value ?? field.innerText ?? "").length : 0;
};

// Whether it holds the text, for what may not be read: {same, alike, empty}; null where that cannot be told.
runflow.compared = (n, text) => {
  const element = runflow.node(n);
  const field = element && writtenIn(element);
  if (!field || isSink(field)) return null;
  const isEditor = field.value === undefined;
  const held = isEditor ? squash(field.innerText ?? "") : field.value;
  const bare = (value) => value.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const same = held === (isEditor ? squash(text) : text);
  return { same, alike: bare(text) !== "" && bare(held) === bare(text), empty: held === "" };
};

runflow.isFocused = (n) => {
  const element = runflow.node(n);
  const active = activeElement();
  if (!element || !active || active === document.body) return false;
  return holds(writtenIn(element), active) || holds(element, active) || (active.isContentEditable && holds(active, element));
};

const isEditable = (active) => active?.isContentEditable || active?.matches("input,textarea");

// Where a press gave the focus to nothing. A field that took it instead keeps it.
runflow.focus = (n) => {
  const element = runflow.node(n);
  if (element && !isEditable(activeElement())) writtenIn(element).focus({ preventScroll: true });
  return runflow.isFocused(n);
};

runflow.write = (n, value) => {
  const element = runflow.node(n);
  if (!element) return null;
  const field = writtenIn(element);
  field.focus({ preventScroll: true });
  setValue(field, value);
  tellChange(field);
  return field.value;
};

// Chooses a native option by what it says: {state: chosen | none | hidden | shut | other, said, at}
runflow.choose = (n, label) => {
  const element = runflow.node(n);
  if (!element) return { state: "gone" };
  if (element.localName !== "select") return { state: "other" };
  if (isOff(element)) return { state: "shut" };
  const box = drawnBox(element);
  if (!isShown(element) || isClippedAway(getComputedStyle(element), box) || getComputedStyle(element).opacity === "0")
    return { state: "hidden" };
  const option = optionCalled([...element.options], squash(label));
  if (!option) return { state: "none" };
  element.focus({ preventScroll: true });
  if (element.multiple) option.selected = true;
  else element.selectedIndex = option.index;
  tellChange(element);
  return { state: "chosen", said: squash(option.label), at: option.index };
};

function optionCalled(options, label) {
  const open = options.filter((option) => !option.disabled && !option.parentElement.disabled);
  const saying = (test) => open.filter((option) => test(squash(option.label)));
  const exact = saying((text) => text === label);
  if (exact.length) return exact[0];
  const alike = saying((text) => text.toLowerCase() === label.toLowerCase());
  return alike.length === 1 ? alike[0] : null;
}

// What is chosen now, and whether the option at that position is.
runflow.chosen = (n, at) => {
  const element = runflow.node(n);
  if (element?.localName !== "select") return null;
  return { said: [...element.selectedOptions].map((option) => squash(option.label)), holds: Boolean(element.options[at]?.selected) };
};

// true, false, "mixed", or null where it does not say.
runflow.checked = (n) => {
  const element = runflow.node(n);
  if (!element) return null;
  const box = element.localName === "label" && element.control ? element.control : element;
  if (box.type === "checkbox" || box.type === "radio") return box.indeterminate ? "mixed" : box.checked;
  for (const name of ["aria-checked", "aria-selected", "aria-pressed"]) {
    if (box.hasAttribute(name)) return said(box, name) === "mixed" ? "mixed" : said(box, name) === "true";
  }
  return null;
};

runflow.expanded = (n) => {
  const element = runflow.node(n);
  if (!element) return null;
  const details = element.localName === "summary" ? element.parentElement : element;
  if (details.localName === "details") return details.open;
  return element.hasAttribute("aria-expanded") ? said(element, "aria-expanded") === "true" : null;
};

// A tab, radio button or option that a trusted press left as it was; pressing it twice is the same as once.
runflow.isIgnoring = (n) => {
  const element = runflow.node(n);
  return Boolean(element) && ["tab", "radio", "option", "menuitemradio"].includes(roleOf(element)) && runflow.checked(n) === false;
};

runflow.pressAgain = (n) => {
  if (runflow.isIgnoring(n)) runflow.node(n).click();
};

runflow.takesFiles = (n) => runflow.node(n)?.type === "file";
