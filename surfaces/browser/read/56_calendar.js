// Calendars: which day a bare number is, and which way an arrow turns the months.

const DAY = /^(0?[1-9]|[12]\d|3[01])$/;
const SHORTEST_MONTH = 28;
const BACK = /^(prev(ious)?|[‹<←❮◀◂])$/i;
const ON = /^(next|[›>→❯▶▸])$/i;
const MONTH_CELL = "[data-month][data-year]";

const isLeaf = (element) => own.count(element) === 0;

// The days written inside a box, in order, where they make a whole month; null where they do not.
function daysIn(look, box) {
  const known = look.calendars.get(box);
  if (known !== undefined) return known;
  const inside = own.search(box, "*");
  const days = inside.length > LIMITS.calendarNodes ? [] : [...inside].filter(isLeaf).filter(saysDay);
  const found = new Set(days.map((day) => Number(day.textContent))).size >= SHORTEST_MONTH ? days : null;
  look.calendars.set(box, found);
  return found;
}

const saysDay = (element) => DAY.test(element.textContent.trim());

function calendarAround(look, element) {
  for (let at = parentOf(element), up = 0; at instanceof Element && up < LIMITS.calendarLevels; at = parentOf(at), up++)
    if (at !== page.body && at !== page.root && daysIn(look, at)) return at;
  return null;
}

// The whole date of a day, or the way of an arrow; empty for anything else.
function inCalendar(look, element, name, title) {
  if (DAY.test(name)) return dateOf(look, element, Number(name));
  const said = [name, title].find((one) => BACK.test(one) || ON.test(one));
  if (!said || !calendarAround(look, element)) return "";
  return BACK.test(said) ? "previous month" : "next month";
}

function dateOf(look, element, day) {
  const grid = calendarAround(look, element);
  if (!grid) return "";
  const cell = closest(element, (at) => at.matches(MONTH_CELL));
  const told = cell ? [Number(cell.dataset.year), Number(cell.dataset.month)] : monthShown(look, grid);
  if (!told) return "";
  const [year, month] = told;
  return inWords(new Date(year, month + (cell ? 0 : turnOf(look, grid, element)), day));
}

// A month is drawn with the last days of the one before it and the first of the next.
function turnOf(look, grid, element) {
  const days = daysIn(look, grid);
  const at = days.findIndex((day) => holds(element, day) || holds(day, element));
  const firsts = days.flatMap((day, index) => (Number(day.textContent) === 1 ? [index] : []));
  return at < firsts[0] ? -1 : firsts.length > 1 && at >= firsts[1] ? 1 : 0;
}

// The month and year that stand in or just above a calendar. None where there are several.
function monthShown(look, grid) {
  for (let at = grid, up = 0; at instanceof Element && up < LIMITS.calendarLevels; at = parentOf(at), up++) {
    const found = monthsIn(captionOf(look, at));
    if (found.length) return found.length === 1 ? found[0] : null;
    if (at === page.body) return null;
  }
  return null;
}

function captionOf(look, box) {
  const said = [];
  for (const one of [...own.search(box, "*")].slice(0, LIMITS.calendarNodes)) {
    if (own.tag(one) === "select") said.push(squash(one.selectedOptions[0]?.label ?? ""));
    else if (own.tag(one) !== "option" && !saysDay(one) && !isUnseen(look, one)) said.push(directText(one));
  }
  return said.filter(Boolean).join(" ").toLowerCase();
}

const directText = (element) =>
  squash([...own.nodes(element)].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : "")).join(" "));

function monthsIn(text) {
  const numeric = [...text.matchAll(/\b(20\d\d)[-/.年](\d\d?)\b|\b(\d\d?)[-/.](20\d\d)\b/g)]
    .map(([, y, m, m2, y2]) => [Number(y ?? y2), Number(m ?? m2) - 1])
    .filter(([, month]) => month >= 0 && month < 12);
  const years = new Set(text.match(/(?<!\d)(19|20)\d\d(?!\d)/g) ?? []);
  const months = monthNames().filter(({ names }) => names.some((name) => hasWord(text, name)));
  if (years.size !== 1 || !months.length) return numeric;
  return months.map(({ month }) => [Number([...years][0]), month]);
}

const hasWord = (text, word) =>
  ` ${text.replace(/[^\p{L}]+/gu, " ")} `.includes(` ${word.replace(/[^\p{L}]+/gu, " ").trim()} `);

const languageOf = () => {
  const said = page.root?.lang || "en-GB";
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(said)[0] ?? "en-GB";
  } catch {
    return "en-GB"; // no language's name
  }
};

const monthsKnown = new Map();

function monthNames() {
  const language = languageOf();
  if (!monthsKnown.has(language)) {
    const spell = (locale, width, month) =>
      new Date(2024, month, 1).toLocaleDateString(locale, { month: width }).toLowerCase();
    const spelled = (month) =>
      [language, "en-GB"].flatMap((locale) => [spell(locale, "long", month), spell(locale, "short", month)]);
    const all = Array.from({ length: 12 }, (_, month) => ({ month, names: spelled(month) }));
    monthsKnown.set(language, all);
  }
  return monthsKnown.get(language);
}

// "14 December 2016": the day first in English too, whatever the country, so that it can be read in one way only.
const inWords = (date) =>
  date.toLocaleDateString(/^en\b/.test(languageOf()) ? "en-GB" : languageOf(), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
