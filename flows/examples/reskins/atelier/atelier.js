// One page, one state, drawn anew at every change. Wares arrive late, as from a slow service.
const KEY = "atelier-nord";
const LATE_MS = 300;
const blank = { bag: [], who: {}, consent: "", paid: false };
let state = { ...blank, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
let wares = [];

window.shop = {
  state: () => ({
    cookies: state.consent || null,
    cart: state.bag.map(({ title, count }) => ({ name: title, quantity: count })),
    details: state.who,
    paid: state.paid,
  }),
};

const euro = (cents) => `€${(cents / 100).toFixed(2)}`;
const clean = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const sum = () => state.bag.reduce((total, line) => total + line.cents * line.count, 0);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function fetchWares() {
  if (wares.length) return;
  wares = await (await fetch("wares.json")).json();
}

async function lookFor(words) {
  await pause(LATE_MS);
  const answer = await fetch(`wares.json?q=${encodeURIComponent(words)}`);
  const list = await answer.json();
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((ware) => parts.some((part) => ware.title.toLowerCase().includes(part)));
}

function set(part) {
  state = { ...state, ...part };
  sessionStorage.setItem(KEY, JSON.stringify(state));
  count();
}

const count = () => { document.getElementById("n").textContent = state.bag.reduce((n, line) => n + line.count, 0) || ""; };

const piece = (ware) => `
  <div class="piece">
    <div class="photo ${ware.tone}" data-go="#/ware/${ware.key}"></div>
    <div class="text"><div>${ware.title}</div><small>${ware.maker}</small><p>${euro(ware.cents)}</p>
    <div class="tap" data-take="${ware.key}">To bag</div></div>
  </div>`;

const views = {
  "": async () => `<h1>Made slowly</h1><p>Six makers, one workshop by the sea. Pay by card, Klarna or Swish.</p><div class="shelf">${wares.slice(2).map(piece).join("")}</div>`,
  async search(words) {
    draw(`<p class="spin">Looking…</p>`);
    const found = await lookFor(words);
    return found.length
      ? `<h1>“${clean(words)}”</h1><p>${found.length} pieces</p><div class="shelf">${found.map(piece).join("")}</div>`
      : `<h1>“${clean(words)}”</h1><p>No pieces match. Try another word.</p>`;
  },
  async ware(key) {
    const ware = wares.find((one) => one.key === key) ?? wares[0];
    return `<h1>${ware.title}</h1><p>${ware.maker}</p><p>${euro(ware.cents)}</p><div class="tap" data-take="${ware.key}">To bag</div>
      <h2>From the same shelf</h2><div class="shelf">${wares.filter((one) => one !== ware).slice(0, 3).map(piece).join("")}</div>`;
  },
  async bag() {
    if (!state.bag.length) return `<h1>Your bag</h1><p>Still empty.</p>`;
    const rows = state.bag.map((line) => `
      <div class="row"><div class="grow">${line.title}</div><div class="pm" data-less="${line.key}">–</div><span>${line.count}</span>
      <div class="pm" data-more="${line.key}">+</div><div>${euro(line.cents * line.count)}</div></div>`);
    return `<h1>Your bag</h1>${rows.join("")}<p>Together ${euro(sum())}</p><div class="tap" data-go="#/address">Check out</div>`;
  },
  async address() {
    const field = (name, cap, hint) => `<div class="field"><div class="cap">${cap}</div><input data-name="${name}" placeholder="${hint}" value="${clean(state.who[name] ?? "")}"></div>`;
    return `<h1>Where should it go?</h1><div class="oops" id="oops"></div>
      ${field("street", "Street", "e.g. Storgatan 4")}${field("floor", "Floor or door code", "")}${field("name", "Recipient", "First and last name")}
      ${field("email", "E-mail", "for the receipt")}<div class="tap" id="on">Go on</div>`;
  },
  async check() {
    const rows = state.bag.map((line) => `<div class="row"><div class="grow">${line.title}</div><div>${line.count} pcs</div><div>${euro(line.cents * line.count)}</div></div>`);
    return `<h1>One last look</h1>${rows.join("")}<p>Total incl. VAT ${euro(sum())}</p>
      <p>${clean(state.who.name)}<br>${clean(state.who.street)}<br>${clean(state.who.email)}</p><div class="tap light" data-go="#/address">Edit address</div>
      <h2>Card</h2><div class="field"><div class="cap">Card number</div><input autocomplete="cc-number"></div>
      <div class="field"><div class="cap">MM / YY</div><input autocomplete="cc-exp"></div><div class="field"><div class="cap">CVC</div><input autocomplete="cc-csc"></div>
      <div class="tap" id="pay">Pay ${euro(sum())}</div>`;
  },
};

function draw(html) {
  document.getElementById("view").innerHTML = html;
}

async function route() {
  const [, name = "", rest = ""] = location.hash.split("/");
  const needs = { address: state.bag.length, check: state.bag.length && state.who.name };
  if (name in needs && !needs[name]) { location.replace("#/bag"); return; }
  const asked = location.hash;
  await fetchWares();
  const html = await (views[name] ?? views[""])(decodeURIComponent(rest));
  if (asked === location.hash) draw(html);
}

function adjust(key, by) {
  set({ bag: state.bag.map((line) => (line.key === key ? { ...line, count: line.count + by } : line)).filter((line) => line.count > 0) });
}

function take(key) {
  const ware = wares.find((one) => one.key === key);
  if (state.bag.some((line) => line.key === key)) adjust(key, 1);
  else set({ bag: [...state.bag, { key, title: ware.title, cents: ware.cents, count: 1 }] });
  const toast = Object.assign(document.createElement("div"), { className: "toast", textContent: `${ware.title} is in your bag` });
  document.body.append(toast);
  setTimeout(() => toast.remove(), 2500);
}

function goOn() {
  const who = Object.fromEntries([...document.querySelectorAll("[data-name]")].map((input) => [input.dataset.name, input.value.trim()]));
  set({ who });
  const missing = ["street", "name", "email"].filter((name) => !who[name]);
  if (missing.length) document.getElementById("oops").textContent = "Something is missing: street, recipient and e-mail are needed.";
  else location.hash = "#/check";
}

const seek = () => { location.hash = `#/search/${encodeURIComponent(document.getElementById("seek").value.trim())}`; };

document.body.addEventListener("click", (event) => {
  const hit = (name) => event.target.closest(`[data-${name}]`)?.dataset[name];
  if (hit("go")) location.hash = hit("go");
  if (hit("take")) take(hit("take"));
  if (hit("less")) { adjust(hit("less"), -1); route(); }
  if (hit("more")) { adjust(hit("more"), 1); route(); }
  if (event.target.id === "on") goOn();
  if (event.target.id === "lens") seek();
  if (event.target.id === "pay") { set({ paid: true }); draw("<h1>Thank you</h1><p>An example: no money has moved.</p>"); }
  if (hit("consent")) { set({ consent: hit("consent") }); document.getElementById("over").replaceChildren(); }
});
document.getElementById("seek").addEventListener("keydown", (event) => { if (event.key === "Enter") seek(); });
addEventListener("hashchange", route);

if (!state.consent) document.getElementById("over").innerHTML = `
  <div class="consent"><p>Cookies help us see which pieces you like.</p><div class="tap" data-consent="yes">Fine by me</div> <div class="tap light" data-consent="no">No thanks</div></div>`;
count();
route();
