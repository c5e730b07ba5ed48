// What a press asks of a server or of a script, as far as its address, its form or its handler says so: the last word
// of a path, what a query or a hidden field says, the functions that are called. Nothing else of an address is told.

const TELLING = /^[\p{L}][\p{L}_.-]{1,39}$/u;
const TELLING_FIELDS = "input[type=hidden][name]:is([name=_method],[name=method],[name=action],[name=op],[name=do],[name=cmd])";
const ASKING_SCRIPTS = ["data-method", "data-turbo-method", "data-action", "ng-click", "@click", "x-on:click", "wire:click"];

function* wordsOfAddress(address, base) {
  let url;
  try {
    url = new URL(address, base);
  } catch {
    return;
  }
  const steps = url.pathname.split("/").filter(Boolean).map(unescaped);
  const last = steps.findLast((step) => !/^[\d-]+$|^[0-9a-f-]{24,}$/i.test(step));
  yield (last ?? "").replace(/\.(php|aspx?|jsp|do|html?|cgi)$/i, "");
  for (const value of url.searchParams.values()) yield value;
  for (const [name, value] of url.searchParams) if (!value || value === "1") yield name;
}

function unescaped(step) {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const calls = (script) => [...script.matchAll(/([\p{L}_$][\p{L}\d_$]*)\s*\(/gu)].map((found) => found[1]);

function* leadsOf(element) {
  const href = own.attribute(element, "href") ?? "";
  if (/^\s*javascript:/i.test(href)) yield* tagged("call", calls(unescaped(href)));
  else if (href && !href.startsWith("#")) yield* tagged("link", wordsOfAddress(href, document.baseURI));
  for (const name of ["onclick", "onmousedown", "onmouseup", "onchange", ...ASKING_SCRIPTS.slice(2)])
    yield* tagged("call", calls(own.attribute(element, name) ?? ""));
  for (const name of ASKING_SCRIPTS.slice(0, 2)) yield* tagged("form", [own.attribute(element, name) ?? ""]);
  if (element.matches("[hx-delete],[data-hx-delete]")) yield "form:delete";
  if (isSubmitter(element)) yield* tagged("form", wordsOfSubmitter(element));
}

// What the form that a button hands in says it is for.
function* wordsOfSubmitter(button) {
  yield own.attribute(button, "value") ?? "";
  yield own.attribute(button, "name") ?? "";
  const form = button.form;
  if (!form) return;
  const action = own.attribute(button, "formaction") ?? own.attribute(form, "action");
  const method = own.attribute(button, "formmethod") ?? own.attribute(form, "method") ?? "get";
  if (action) yield* wordsOfAddress(action, document.baseURI);
  else if (method.toLowerCase() === "post") yield* wordsOfAddress(location.href);
  for (const field of own.search(form, TELLING_FIELDS)) yield field.value;
}

function* tagged(kind, words) {
  for (const word of words) if (TELLING.test(word)) yield `${kind}:${word}`;
}

const allLeads = (element) => [...new Set(leadsOf(element))].slice(0, LIMITS.leads);
