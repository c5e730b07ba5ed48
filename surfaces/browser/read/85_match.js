// What a look was asked for: elements by a selector, and controls by the text they show ("text=Click here").

const BY_TEXT = "text=";
const PRESSING = "button,submit,reset";

function matched(look, asked) {
  const found = {};
  for (const one of asked)
    found[one] = one.startsWith(BY_TEXT) ? withText(look, readable(one.slice(BY_TEXT.length))) : selected(look, one);
  return found;
}

// A number for each element that matches; 0 for one that is not listed: it counts, for what is meant must match alone.
// Of what is no selector of this browser's: null.
function selected(look, selector) {
  let all;
  try {
    all = [...page.search(selector)];
  } catch {
    return null;
  }
  const found = all.map((element, at) => (at < LIMITS.matches ? listedAs(look, element) : 0));
  if (all.length === 1 && !found[0]) look.unlisted[selector] = whyUnlisted(look, all[0]);
  return found;
}

// The item of an element: its own, the only one inside it, or the control that a press of it is a press of.
function listedAs(look, element) {
  const mine = look.items.find((item) => item.element === element && !item.frame);
  if (mine) return mine.n;
  const inside = itemsIn(look, element);
  if (inside.length) return inside.length === 1 ? inside[0].n : 0;
  const labelled = own.tag(element) === "label" && look.byElement.get(element.control);
  if (labelled) return labelled.n ?? 0;
  const whole = isVisible(look, element) ? controlOf(look, element) : null;
  return whole && isPressed(whole) && standsFor(look, element, whole) ? whole.n : 0;
}

const itemsIn = (look, element) => look.items.filter((item) => !item.frame && holds(element, item.element));
const isVisible = (look, element) => area(look.box(element)) > 0 && look.style(element).visibility === "visible";

function controlOf(look, element) {
  const around = closest(parentOf(element), (at) => look.byElement.has(at));
  return around && look.byElement.get(around);
}

// An icon, a word of a button, all that a clickable box says: the page hears the same press. What has a sign of its own,
// or says less than a box that is a control by its behaviour alone, may well be pressed by itself.
function standsFor(look, element, whole) {
  if (whole.supports.includes("type") || whole.element.localName === "select") return false;
  for (let at = element; at !== whole.element; at = parentOf(at)) if (hasOwnSign(at)) return false;
  const said = readable(element.textContent);
  return whole.power === "strong" || !said || said === readable(whole.element.textContent);
}

// {why, about}: it does not show, is part of a control, or holds several things.
function whyUnlisted(look, element) {
  const inside = itemsIn(look, element);
  if (inside.length) return ["box", inside.map((item) => item.n)];
  const whole = isVisible(look, element) ? controlOf(look, element) : null;
  return whole ? ["part", [whole.n]] : ["hidden", []];
}

// A text inside a control is the control's; of two that hold each other the inner one is meant.
function withText(look, wanted) {
  const listed = look.items.filter((item) => !item.frame);
  const controls = new Map(listed.filter(isPressed).map((item) => [item.element, item]));
  const whole = listed.filter((item) => (isPressed(item) ? showsOn(item.element) : [item.name]).includes(wanted));
  const shown = whole.length ? whole : listed.filter((item) => isPressed(item) && showsWithin(item.element, wanted));
  const found = [...new Set(shown.map((item) => controls.get(closest(item.element, (at) => controls.has(at))) ?? item))];
  const isOuter = (item) => found.some((other) => other !== item && holds(item.element, other.element));
  return found.filter((item) => !isOuter(item)).map((item) => item.n);
}

const isPressed = (item) => item.supports.some((support) => support !== "scroll");

// A part of the control shows just that: a name in bold beside a second line.
function showsWithin(element, wanted) {
  if (element.matches("select,textarea") || !readable(element.textContent).includes(wanted)) return false;
  return [...element.querySelectorAll("*")].some((part) => readable(part.textContent) === wanted);
}

// The text of a control as it is drawn and as it is written: style sheets make capitals.
function showsOn(element) {
  if (element instanceof HTMLInputElement) return PRESSING.split(",").includes(element.type) ? [readable(element.value)] : [];
  if (element.matches("select,textarea")) return [];
  return [readable(element.innerText ?? ""), readable(element.textContent)];
}
