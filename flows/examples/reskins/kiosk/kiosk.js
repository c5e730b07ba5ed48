/* Built of custom elements with open shadow roots, as a shop on a component library is. */
const ITEMS = [
  { sku: 101, title: "Enamel mug, blue", kr: 145 },
  { sku: 102, title: "Enamel mug, white", kr: 145 },
  { sku: 103, title: "Enamel plate, blue", kr: 165 },
  { sku: 104, title: "Wool socks", kr: 219 },
  { sku: 105, title: "Cabin lantern", kr: 399 },
  { sku: 106, title: "Folding knife", kr: 449 },
];
const LETTER_MS = 1000;
const start = { bag: {}, who: {}, country: "Norway", crumbs: null, letter: false, paid: false };
const memory = () => ({ ...start, ...JSON.parse(localStorage.fjordkiosk ?? "{}") });
const remember = (news) => { localStorage.fjordkiosk = JSON.stringify({ ...memory(), ...news }); document.dispatchEvent(new Event("bag")); };
const item = (sku) => ITEMS.find((one) => one.sku === Number(sku));
const kroner = (amount) => `${amount},– kr`;
const inBag = () => Object.entries(memory().bag).map(([sku, count]) => ({ ...item(sku), count }));
const bagTotal = () => inBag().reduce((sum, { kr, count }) => sum + kr * count, 0);
const byId = (id) => document.getElementById(id);

window.shop = {
  state: () => ({
    cookies: memory().crumbs,
    cart: inBag().map(({ title, count }) => ({ name: title, quantity: count })),
    details: memory().who,
    paid: memory().paid,
  }),
};

function changeBag(sku, by) {
  const bag = memory().bag;
  bag[sku] = (bag[sku] ?? 0) + by;
  if (bag[sku] <= 0) delete bag[sku];
  remember({ bag });
}

customElements.define("fjord-header", class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = `<style>
      div { display: flex; gap: 1.5rem; align-items: center; padding: 1rem 2rem; background: #fff; border-bottom: 3px solid #0e5a73; }
      a { color: #0e5a73; font-size: 1.3rem; text-decoration: none; } form { flex: 1; } input { width: 60%; padding: .4rem; } button { padding: .4rem .8rem; cursor: pointer; }</style>
      <div><a href="index.html">Fjordkiosk</a><form><input name="s" aria-label="Search all goods"><button aria-label="Go">→</button></form><button id="bag">Shopping bag, <span></span></button></div>`;
    const form = root.querySelector("form");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      location.href = `index.html?s=${encodeURIComponent(form.s.value)}`;
    });
    form.s.value = new URLSearchParams(location.search).get("s") ?? "";
    const draw = () => { const n = inBag().reduce((sum, { count }) => sum + count, 0); root.querySelector("span").textContent = n === 1 ? "1 item" : `${n} items`; };
    document.addEventListener("bag", draw);
    draw();
    root.querySelector("#bag").onclick = () => { const drawer = document.querySelector("fjord-drawer"); if (drawer) drawer.open(); else location.href = "index.html"; };
  }
});

customElements.define("fjord-tile", class extends HTMLElement {
  connectedCallback() {
    const { sku, title, kr } = item(this.getAttribute("sku"));
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = `<style>
      section { background: #fff; padding: 1rem; } i { display: block; height: 110px; background: #cfdfe5; } h2 { font-size: 1rem; margin: .6rem 0 0; }
      button { padding: .5rem 1.2rem; border: 0; background: #0e5a73; color: #fff; font: inherit; cursor: pointer; }</style>
      <section><i></i><h2>${title}</h2><p>${kroner(kr)}</p><button>I want this</button></section>`;
    root.querySelector("button").onclick = () => { changeBag(sku, 1); document.querySelector("fjord-drawer").open(); };
  }
});

customElements.define("fjord-drawer", class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: "open" });
    document.addEventListener("bag", () => { if (this.shown) this.open(); });
  }
  open() {
    this.shown = true;
    const lines = inBag().map(({ sku, title, count, kr }) => `<li>${title}<br><select data-sku="${sku}">${[0, 1, 2, 3, 4, 5].map((n) => `<option ${n === count ? "selected" : ""}>${n}</option>`).join("")}</select> × ${kroner(kr)}</li>`);
    this.shadowRoot.innerHTML = `<style>
      nav { position: fixed; right: 0; top: 0; bottom: 0; width: 20rem; padding: 1rem; background: #fff; box-shadow: 0 0 20px #0006; z-index: 10; }
      ul { padding: 0; list-style: none; } li { padding: .5rem 0; border-bottom: 1px solid #ccc; } .big { display: block; padding: .8rem; background: #0e5a73; color: #fff; text-align: center; text-decoration: none; }
      .shut { float: right; border: 0; background: none; font-size: 1rem; cursor: pointer; }</style>
      <nav aria-label="Shopping bag"><button class="shut">Hide</button><h2>In your bag</h2><ul>${lines.join("") || "<li>Nothing so far</li>"}</ul>
      <p>Sum ${kroner(bagTotal())}</p>${lines.length ? `<a class="big" href="details.html">Continue to delivery</a>` : ""}</nav>`;
    this.shadowRoot.querySelector(".shut").onclick = () => { this.shown = false; this.shadowRoot.innerHTML = ""; };
    for (const select of this.shadowRoot.querySelectorAll("select")) select.onchange = () => changeBag(select.dataset.sku, Number(select.value) - memory().bag[select.dataset.sku]);
  }
});

const PAGE = {
  tiles(tiles) {
    const words = (new URLSearchParams(location.search).get("s") ?? "").toLowerCase().split(/\W+/).filter(Boolean);
    const shown = ITEMS.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    if (words.length) byId("title").textContent = shown.length ? `We have ${shown.length} of those` : "Sorry, we have none of those";
    tiles.replaceChildren(...shown.map(({ sku }) => { const tile = document.createElement("fjord-tile"); tile.setAttribute("sku", sku); return tile; }));
  },
  country(box) {
    const list = byId("countries");
    const toggle = (open) => { list.hidden = !open; box.setAttribute("aria-expanded", String(open)); };
    const mark = (name) => { box.textContent = name; for (const option of list.children) option.setAttribute("aria-selected", String(option.textContent === name)); };
    mark(memory().country);
    box.onclick = () => toggle(list.hidden);
    box.onkeydown = (event) => { if (event.key === "Escape") toggle(false); if (event.key === "ArrowDown") toggle(true); };
    list.onclick = (event) => { mark(event.target.textContent); remember({ country: event.target.textContent }); toggle(false); };
    for (const input of document.querySelectorAll("[data-of]")) input.value = memory().who[input.dataset.of] ?? "";
    byId("forward").onclick = (event) => {
      event.preventDefault();
      const who = Object.fromEntries([...document.querySelectorAll("[data-of]")].map((input) => [input.dataset.of, input.value.trim()]));
      remember({ who });
      if (who.name && who.street && who.email.includes("@")) location.href = "summary.html";
      else byId("bad").textContent = "We need a street address, a name and an email.";
    };
  },
  sum(box) {
    const { who, country } = memory();
    if (!who.name) { location.replace("details.html"); return; }
    box.innerHTML = inBag().map(({ title, count, kr }) => `<div><span>${title}</span><span>Quantity ${count}</span><span>${kroner(kr * count)}</span></div>`).join("") + `<div><b>Sum</b><b>${kroner(bagTotal())}</b></div>`;
    byId("to").textContent = [who.name, who.street, country, who.email].join(" · ");
  },
  settle(button) {
    button.textContent = `Pay ${kroner(bagTotal())}`;
    button.onclick = () => { remember({ paid: true }); byId("after").textContent = "This kiosk is an example. Nothing was paid."; };
    const show = (name) => { for (const one of ["card", "vipps"]) { byId(`panel-${one}`).hidden = one !== name; byId(`tab-${one}`).setAttribute("aria-selected", String(one === name)); } };
    byId("tab-card").onclick = () => show("card");
    byId("tab-vipps").onclick = () => show("vipps");
  },
};

if (!byId("tiles") && inBag().length === 0) location.replace("index.html");
for (const [id, draw] of Object.entries(PAGE)) if (byId(id)) draw(byId(id));

function offerLetter() {
  const veil = document.createElement("div");
  veil.className = "veil";
  veil.innerHTML = `<div class="letter" role="dialog" aria-modal="true" aria-label="Newsletter"><button class="cross">×</button>
    <h2>A little gift for new readers</h2><p>Join 4,000 cabin people and hear of new lanterns first.</p><input placeholder="Email address"> <button class="big">Join the list</button></div>`;
  const done = () => { remember({ letter: true }); veil.remove(); };
  veil.querySelector(".cross").onclick = done;
  veil.querySelector(".big").onclick = done;
  addEventListener("keydown", (event) => { if (event.key === "Escape") done(); }, { once: true });
  document.body.append(veil);
}

if (!memory().crumbs) {
  const crumbs = document.createElement("div");
  crumbs.className = "crumbs";
  crumbs.innerHTML = `Cookies make the kiosk work. <button>Essential only</button><button>All of them</button>`;
  for (const button of crumbs.querySelectorAll("button")) button.onclick = () => { remember({ crumbs: button.textContent }); crumbs.remove(); };
  document.body.append(crumbs);
}
if (byId("tiles") && !memory().letter) setTimeout(offerLetter, LETTER_MS);
