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
  return all.map((element, at) => (at < LIMITS.matches ? listedAs(look, element) : 0));
}

// The item of an element: its own, or the only one inside it.
function listedAs(look, element) {
  const mine = look.items.find((item) => item.element === element && !item.frame);
  if (mine) return mine.n;
  const inside = look.items.filter((item) => !item.frame && holds(element, item.element));
  return inside.length === 1 ? inside[0].n : 0;
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
