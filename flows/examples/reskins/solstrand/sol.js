const RANGE = [
  { k: "sbc100", n: "Sea buckthorn hand cream, 100 ml", kr: 189, c: "hands", i: "", d: "The big one, for the kitchen sink." },
  { k: "rhc50", n: "Rose hip hand cream, 50 ml", kr: 119, c: "hands", i: "r", d: "Softer scent, same beeswax." },
  { k: "sbw", n: "Sea buckthorn hand wash, 250 ml", kr: 149, c: "hands", i: "", d: "Lathers gently, rinses clean." },
  { k: "sbc50", n: "Sea buckthorn hand cream, 50 ml", kr: 119, c: "hands", i: "", d: "For the pocket of a raincoat." },
  { k: "sbf50", n: "Sea buckthorn face cream, 50 ml", kr: 259, c: "face", i: "", d: "Rich, for cold mornings." },
  { k: "kel", n: "Kelp face mask", kr: 219, c: "face", i: "k", d: "Ten minutes, twice a week." },
  { k: "oat", n: "Oat cleansing milk", kr: 169, c: "face", i: "", d: "Takes the day off." },
  { k: "sal", n: "Salt body scrub", kr: 199, c: "body", i: "k", d: "Coarse salt, soft oil." },
  { k: "lip", n: "Lip balm, three pack", kr: 99, c: "face", i: "r", d: "One for every coat." },
];
const NAME = "solstrand-bag";
const rest = { bag: [], buyer: {}, letter: false, paid: false };
const load = () => ({ ...rest, ...JSON.parse(localStorage.getItem(NAME) ?? "{}") });
const save = (p) => { localStorage.setItem(NAME, JSON.stringify({ ...load(), ...p })); tick(); };
const $ = (s, r = document) => r.querySelector(s);
const of = (k) => RANGE.find((x) => x.k === k);
const kr = (n) => `${n},00 kr.`;
const t = (s) => String(s ?? "").replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const lines = () => load().bag.map(([k, q]) => ({ ...of(k), q }));
const pieces = () => lines().reduce((a, l) => a + l.q, 0);
const sum = () => lines().reduce((a, l) => a + l.q * l.kr, 0);
const freight = () => (sum() >= 399 ? 0 : 39);
const tick = () => { $(".nav__count").textContent = pieces() || ""; };

window.shop = {
  state: () => {
    const { buyer, paid } = load();
    return { cookies: null, cart: lines().map((l) => ({ name: l.n, quantity: l.q })), details: buyer.name ? { name: buyer.name, street: buyer.address, email: buyer.email } : {}, paid };
  },
};

const card = (x) => `<div class="card"><a href="#p/${x.k}"><span class="img ${x.i}"></span>${x.n}</a><div class="sr">★★★★★ <span>(${20 + x.kr % 37})</span></div><div>${kr(x.kr)}</div><button class="pill" data-quick="${x.k}">Quick add</button></div>`;
const cards = (l) => `<div class="cards">${l.map(card).join("")}</div>`;
function search(q) {
  const w = q.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const pts = (x) => w.filter((y) => x.n.toLowerCase().includes(y)).length;
  const top = Math.max(...RANGE.map(pts));
  return w.length && top ? RANGE.filter((x) => pts(x) > top / 2) : [];
}

const pages = {
  home: () => `<h1>Salt air, bottled</h1><p>Nine things for skin, made with berries and seaweed from our own shore.</p>${cards([of("kel"), of("rhc50"), of("lip")])}`,
  shop: (c) => `<h1>${t(c[0].toUpperCase() + c.slice(1))}</h1>${cards(RANGE.filter((x) => x.c === c))}`,
  find: (q) => { const r = search(q); return r.length ? `<h1>${r.length} for “${t(q)}”</h1>${cards(r)}` : `<h1>Nothing for “${t(q)}”</h1><p>Maybe the tide took it.</p>`; },
  p: (k) => { const x = of(k) ?? RANGE[0]; return `<div style="display:grid;grid-template-columns:1fr 1fr;gap:40px"><div class="card"><span class="img ${x.i}" style="height:360px"></span></div><div><h1>${x.n}</h1><p>${kr(x.kr)}</p><p>${x.d}</p><button class="pill full" data-quick="${x.k}">Add to bag — ${kr(x.kr)}</button><details style="margin-top:16px"><summary>Ingredients</summary>Mostly what the name says.</details></div></div><h2 style="margin-top:30px">Pair it with</h2>${cards(RANGE.filter((y) => y !== x && y.c === x.c).slice(0, 3))}`; },
  story: () => `<h1>Our story</h1><p>A summer house, too many berries.</p>`,
  info: (w) => `<h1>${t(w[0].toUpperCase() + w.slice(1))}</h1><p>${{ shipping: "Two days in Denmark. Unopened jars may come back within 30 days.", payment: "Dankort, Visa, MobilePay.", ingredients: "Listed on every jar.", contact: "hej at solstrand dot example" }[w] ?? ""}</p>`,
  checkout: () => {
    const b = load().buyer, f = (n, l, x = "") => `<input name="${n}" aria-label="${l}" placeholder="${l}" value="${t(b[n])}" ${x}>`;
    return `<div class="trail"><b>1 Address</b> — 2 Review &amp; pay</div><h1>Delivery details</h1><form class="form" novalidate>${f("email", "Email", 'type="email"')}<label><input type="checkbox" name="letter"> Keep me posted on new things</label>${f("name", "First and last name")}${f("address", "Street and house number")}${f("co", "c/o, floor (optional)")}${f("tel", "Mobile, for delivery texts (optional)", 'type="tel"')}<p class="warn" role="alert"></p><button class="pill full">Continue</button></form><p style="margin-top:10px"><a href="#">Back to shop</a></p>`;
  },
  review: () => {
    const b = load().buyer;
    return `<div class="trail">1 Address — <b>2 Review &amp; pay</b></div><h1>Does this look right?</h1><dl class="sum">${lines().map((l) => `<dt>${l.q} ×</dt><dd>${l.n}<br>${kr(l.kr * l.q)}</dd>`).join("")}<dt>Shipping</dt><dd>${freight() ? kr(freight()) : "Free"}</dd><dt>Total</dt><dd><b>${kr(sum() + freight())}</b></dd><dt>Name</dt><dd>${t(b.name)}</dd><dt>Address</dt><dd>${t([b.address, b.co].filter(Boolean).join(", "))}</dd><dt>Email</dt><dd>${t(b.email)}</dd></dl><p><a href="#checkout">Edit details</a></p><h2>Payment</h2><label class="pick"><input type="radio" name="w" checked> Dankort / Visa</label><label class="pick"><input type="radio" name="w"> MobilePay</label><button class="pill full" id="confirm" style="max-width:460px">Confirm and pay ${kr(sum() + freight())}</button><p id="tak" role="status"></p>`;
  },
};

function show() {
  const [name, ...more] = location.hash.slice(1).split("/");
  if (["checkout", "review"].includes(name) && !pieces()) { location.replace("#"); return; }
  if (name === "review" && !load().buyer.name) { location.replace("#checkout"); return; }
  closeAll();
  $("#view").innerHTML = (pages[name] ?? pages.home)(decodeURIComponent(more.join("/")));
  scrollTo(0, 0);
  const form = $(".form");
  if (form) form.onsubmit = (e) => {
    e.preventDefault();
    const buyer = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, v.trim()]));
    save({ buyer });
    if (!buyer.email.includes("@")) $(".warn").textContent = "Please check the email address.";
    else if (!buyer.name || !buyer.address) $(".warn").textContent = "Name and address are needed to find you.";
    else location.hash = "#review";
  };
  if ($("#confirm")) $("#confirm").onclick = () => { save({ paid: true }); $("#tak").textContent = "Tak! Solstrand is invented, no money moved."; };
}

function drawer() {
  const d = $("#drawer"); d.hidden = false;
  d.innerHTML = `<div class="top"><b>Your bag</b><button class="shut" aria-label="Close bag">✕</button></div>${lines().map((l) => `<div class="li"><span>${l.n}</span><span>${kr(l.kr * l.q)}</span><span class="pm"><button aria-label="Decrease" data-k="${l.k}" data-d="-1">–</button><i>${l.q}</i><button aria-label="Increase" data-k="${l.k}" data-d="1">+</button></span></div>`).join("") || "<p>Empty, like the beach in March.</p>"}
    ${pieces() ? `<p style="margin:14px 0">Subtotal <b>${kr(sum())}</b></p><a class="pill full" href="#checkout">Go to checkout</a><button class="pill mp" data-mp>Pay with MobilePay</button>` : ""}`;
}
function closeAll() { $("#drawer").hidden = true; $("#overlay").hidden = true; }
function step(k, by) {
  const bag = load().bag, hit = bag.find((l) => l[0] === k);
  if (hit) hit[1] += by; else bag.push([k, by]);
  save({ bag: bag.filter((l) => l[1] > 0) });
}

document.addEventListener("click", (e) => {
  const b = e.target.closest("[data-quick], [data-d], [data-mp], .shut");
  if (!b) return;
  if (b.dataset.quick) { step(b.dataset.quick, 1); drawer(); }
  else if (b.dataset.d) { step(b.dataset.k, Number(b.dataset.d)); drawer(); }
  else if ("mp" in b.dataset) { save({ paid: true }); $("#drawer").innerHTML = "<p>An example: MobilePay was not called.</p>"; }
  else $("#drawer").hidden = true;
});
const press = (node, f) => { node.addEventListener("click", f); node.addEventListener("keydown", (e) => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); f(); } }); };
const input = $(".overlay__input");
press($(".js-search"), () => { $("#overlay").hidden = false; input.focus(); });
press($(".js-bag"), drawer);
const go = () => { const q = input.value.trim(); if (q) { const to = "#find/" + encodeURIComponent(q); if (location.hash === to) closeAll(); else location.hash = to; } };
$(".overlay__go").onclick = go;
$(".overlay__x").onclick = closeAll;
input.onkeydown = (e) => { if (e.key === "Enter") go(); };
input.oninput = () => { const r = input.value.length > 2 ? search(input.value).slice(0, 4) : []; $(".overlay__hits").innerHTML = r.length ? `<small>Suggestions</small>${r.map((x) => `<a href="#p/${x.k}">${x.n}</a>`).join("")}` : ""; };
addEventListener("keydown", (e) => { if (e.key === "Escape") closeAll(); });
addEventListener("hashchange", show);
tick();
show();
if (!load().letter) setTimeout(() => {
  const box = document.createElement("div");
  box.className = "letter"; box.setAttribute("role", "dialog"); box.setAttribute("aria-label", "Newsletter");
  box.innerHTML = `<b>Letters from the shore</b><p>Join and get a free lip balm with your next order.</p><input type="email" aria-label="Your email" placeholder="Your email"><button class="pill">Join</button> <button class="pill" style="border:0">No thanks</button>`;
  for (const b of box.querySelectorAll("button")) b.onclick = () => { save({ letter: true }); box.remove(); };
  $("#layer").append(box);
}, 1500);
