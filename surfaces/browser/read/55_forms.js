// Which form an activation belongs to, and what Return presses in it.

const SUBMITS = "button:not([type]),button[type=submit],input[type=submit],input[type=image]";

const formOf = (element) => element.form ?? element.closest?.("form") ?? null;

const isSubmitter = (element) =>
  element.matches("input[type=submit],input[type=image]") || (element.localName === "button" && element.type === "submit");

// The first submit button in tree order whose form owner this is, a `form=` attribute included.
function defaultButton(look, form) {
  look.defaults ??= new Map();
  if (!look.defaults.has(form)) {
    const own = [...form.elements].filter((element) => element.localName === "button" && isSubmitter(element));
    const inputs = form.getRootNode().querySelectorAll("input[type=submit],input[type=image]");
    const all = own.concat([...inputs].filter((input) => input.form === form));
    all.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    look.defaults.set(form, all[0] ?? null);
  }
  return look.defaults.get(form);
}

const submitsOnChange = (element) =>
  ["onchange", "oninput", "onclick"].some((name) => /submit/i.test(element.getAttribute(name) ?? ""));

function submissionOf(look, element) {
  const form = formOf(element);
  if (!form) return null;
  const changes = element.matches("select,input[type=checkbox],input[type=radio]") && submitsOnChange(element);
  const scripted = !element.matches("input,select,textarea") && /submit\s*\(/.test(element.getAttribute("onclick") ?? "");
  const owned = element.form === form;
  return [`f${number(form)}`, (owned && isSubmitter(element)) || changes || scripted, defaultButton(look, form) === element];
}
