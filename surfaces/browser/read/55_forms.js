// Which form an activation belongs to, and what Return presses in it.

const SUBMITS = "button:not([type=button],[type=reset]),input[type=submit],input[type=image]";

const formOf = (element) => element.form ?? element.closest?.("form") ?? null;

const isSubmitter = (element) =>
  element.matches("input[type=submit],input[type=image]") ||
  (element.localName === "button" && element.type === "submit");

// The first submit button in tree order whose form owner this is, a `form=` attribute included.
function defaultButton(look, form) {
  const root = own.root(form);
  let buttons = look.defaults.get(root);
  if (!buttons) {
    look.defaults.set(root, (buttons = new Map()));
    const all = root === document ? page.search(SUBMITS) : root.querySelectorAll(SUBMITS);
    for (const button of all) if (button.form && !buttons.has(button.form)) buttons.set(button.form, button);
  }
  return buttons.get(form) ?? null;
}

const BLOCKS =
  "input:not([type]),input[type=''],input[type=text],input[type=search],input[type=tel],input[type=url]," +
  "input[type=email],input[type=password],input[type=date],input[type=month],input[type=week],input[type=time]," +
  "input[type=datetime-local],input[type=number]";

// Where a form has no button, Return submits it from its only field, and from nowhere if there are two.
// html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
function onlyField(look, form) {
  if (!look.onlyFields.has(form)) {
    const fields = [...own.elements(form)].filter((one) => own.matches(one, BLOCKS));
    look.onlyFields.set(form, fields.length === 1 ? fields[0] : null);
  }
  return look.onlyFields.get(form);
}

// Return presses a form's default button even where nobody sees it: it is told, but offers nothing.
function tellUnseenDefaults(look) {
  const forms = new Map();
  for (const item of look.items) if (item.submission?.[0]) forms.set(formOf(item.element), item);
  for (const [form, member] of forms) {
    const element = defaultButton(look, form);
    if (!element || look.byElement.has(element)) continue;
    const name = cut(readable(accessibleName(look, element, "button").text), LIMITS.nameLength);
    const item = {
      role: "button",
      element,
      name,
      full: name,
      n: number(element),
      ctx: member.ctx,
      box: null,
      supports: [],
      states: [],
    };
    item.submission = submissionOf(look, element);
    item.leads = allLeads(element);
    look.items.push(item);
  }
}

const submitsOnChange = (element) =>
  ["onchange", "oninput", "onclick"].some((name) => /submit/i.test(element.getAttribute(name) ?? ""));

function submissionOf(look, element) {
  const form = formOf(element);
  const calls = `${element.getAttribute("onclick") ?? ""} ${own.attribute(element, "href") ?? ""}`;
  const scripted = !element.matches("input,select,textarea") && /submit\s*\(/i.test(calls);
  if (!form) return scripted ? ["", true, false] : null;
  const changes = element.matches("select,input[type=checkbox],input[type=radio]") && submitsOnChange(element);
  const owned = element.form === form;
  return [
    `f${number(form)}`,
    (owned && isSubmitter(element)) || changes || scripted,
    (defaultButton(look, form) ?? onlyField(look, form)) === element,
  ];
}
