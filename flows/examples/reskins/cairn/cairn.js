/* Cairn Outfitters: pages as a store's server would send them, and one script that keeps the cart in localStorage. */
(function () {
  "use strict";

  const GEAR = [
    { id: "cm12b", name: "Campfire mug 12 oz, blue", cents: 1450, group: "Camp kitchen", look: "blue", blurb: "Speckled enamel on steel. Goes on the coals, comes off the coals.", stars: "4.8 out of 5 (212 ratings)", pairs: ["kettle", "spork", "stove"] },
    { id: "cm12r", name: "Campfire mug 12 oz, red", cents: 1450, group: "Camp kitchen", look: "red", blurb: "Speckled enamel on steel. Goes on the coals, comes off the coals.", stars: "4.7 out of 5 (98 ratings)", pairs: ["kettle", "spork", "stove"] },
    { id: "cm20b", name: "Campfire mug 20 oz, blue", cents: 1895, group: "Camp kitchen", look: "blue", blurb: "The big one, for soup or for people who need a lot of coffee.", stars: "4.6 out of 5 (51 ratings)", pairs: ["kettle", "spork", "stove"] },
    { id: "tumbler", name: "Basecamp tumbler 16 oz, steel", cents: 2795, group: "Camp kitchen", look: "steel", blurb: "Double wall, with a lid that does not leak.", stars: "4.4 out of 5 (340 ratings)", pairs: ["cm12b", "kettle", "spork"] },
    { id: "kettle", name: "Trail kettle 1 qt", cents: 3450, group: "Camp kitchen", look: "steel", blurb: "Boils in four minutes on most stoves.", stars: "4.5 out of 5 (77 ratings)", pairs: ["stove", "cm12r", "spork"] },
    { id: "stove", name: "Ember canister stove", cents: 5900, group: "Camp kitchen", look: "steel", blurb: "Three ounces, folds into a fist.", stars: "4.7 out of 5 (410 ratings)", pairs: ["kettle", "cm20b", "spork"] },
    { id: "spork", name: "Titanium spork", cents: 1100, group: "Camp kitchen", look: "steel", blurb: "You will lose the other ones.", stars: "4.9 out of 5 (530 ratings)", pairs: ["cm12b", "kettle", "stove"] },
    { id: "pack", name: "Switchback day pack 22 L", cents: 8900, group: "Packs", look: "green", blurb: "Room for a jacket, lunch and a rope.", stars: "4.6 out of 5 (120 ratings)", pairs: ["fleece", "tumbler", "beanie"] },
    { id: "fleece", name: "Alder fleece jacket, blue", cents: 9800, group: "Clothing", look: "blue", blurb: "Recycled fleece with a chest pocket.", stars: "4.3 out of 5 (66 ratings)", pairs: ["beanie", "pack", "tumbler"] },
    { id: "beanie", name: "Wool beanie, green", cents: 2600, group: "Clothing", look: "green", blurb: "Merino, does not itch.", stars: "4.8 out of 5 (154 ratings)", pairs: ["fleece", "pack", "cm12b"] },
    { id: "chalk", name: "Chalk bag", cents: 2200, group: "Climbing", look: "red", blurb: "Stays open, stays shut.", stars: "4.5 out of 5 (40 ratings)", pairs: ["pack", "beanie", "spork"] },
  ];
  const POPULAR = ["stove", "fleece", "spork", "pack", "tumbler", "beanie", "kettle", "chalk"];
  const SHIPPING = { Ground: 595, "Two-day": 1495 };
  const TOAST_MS = 6000;
  const MOST = 10;

  const get = (id) => document.getElementById(id);
  const money = (cents) => "$" + (cents / 100).toFixed(2);
  const gear = (id) => GEAR.find((one) => one.id === id);
  const asked = new URLSearchParams(location.search);

  function load() {
    const saved = JSON.parse(localStorage.getItem("cairn") || "{}");
    return { cart: [], form: {}, notice: null, paid: false, ...saved };
  }

  function save(part) {
    localStorage.setItem("cairn", JSON.stringify({ ...load(), ...part }));
    bubble();
  }

  window.shop = {
    state() {
      const { cart, form, notice, paid } = load();
      const details = form.fullname ? { name: form.fullname, street: form.street, email: form.email } : {};
      return { cookies: notice, cart: cart.map(({ id, qty }) => ({ name: gear(id).name, quantity: qty })), details, paid };
    },
  };

  function node(tag, className, ...inside) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...inside);
    return made;
  }

  function link(text, href) {
    const made = node("a", "", text);
    made.href = href;
    return made;
  }

  const pieces = () => load().cart.reduce((sum, line) => sum + line.qty, 0);
  const subtotal = () => load().cart.reduce((sum, line) => sum + gear(line.id).cents * line.qty, 0);

  function shipping() {
    const method = load().form.method || "Ground";
    return method === "Ground" && subtotal() >= 7500 ? 0 : SHIPPING[method];
  }

  function bubble() {
    document.querySelector(".bubble").textContent = pieces();
  }

  function add(id, qty) {
    const cart = load().cart;
    const line = cart.find((one) => one.id === id);
    if (line) line.qty = Math.min(MOST, line.qty + qty);
    else cart.push({ id, qty });
    save({ cart });
    const toast = node("div", "toast", node("span", "", `${gear(id).name} added`), link("View cart", "cart.html"));
    document.querySelector(".toasts").replaceChildren(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }

  function tile(item) {
    const button = node("button", "", "Add");
    button.type = "button";
    button.addEventListener("click", () => add(item.id, 1));
    return node("article", "tile", node("div", `photo ${item.look}`), node("h3", "", link(item.name, `item.html?id=${item.id}`)),
      node("div", "row", node("span", "price", money(item.cents)), button));
  }

  /* Best match first; what has fewer than half of the words is no match. */
  function matching() {
    const words = (asked.get("q") || "").toLowerCase().match(/[a-z0-9]+/g) || [];
    const score = (item) => words.filter((word) => `${item.name} ${item.group}`.toLowerCase().includes(word)).length;
    const found = asked.get("c") ? GEAR.filter((item) => item.group === asked.get("c")) : GEAR.filter((item) => words.length && score(item) * 2 > words.length);
    const orders = { match: (a, b) => score(b) - score(a), low: (a, b) => a.cents - b.cents, high: (a, b) => b.cents - a.cents };
    return found.sort(orders[get("sort").value]);
  }

  function sums() {
    for (const list of document.querySelectorAll("[data-sums]")) {
      const rows = [["Subtotal", money(subtotal())], ["Shipping", shipping() ? money(shipping()) : "Free"], ["Total", money(subtotal() + shipping())]];
      list.replaceChildren(...rows.flatMap(([term, amount]) => [node("dt", term === "Total" ? "all" : "", term), node("dd", term === "Total" ? "all" : "", amount)]));
    }
  }

  function cartRow({ id, qty }) {
    const item = gear(id);
    const select = node("select", "", ...Array.from({ length: MOST }, (_, at) => node("option", "", String(at + 1))));
    select.setAttribute("aria-label", `Quantity of ${item.name}`);
    select.value = String(qty);
    const set = (amount) => {
      save({ cart: load().cart.map((line) => (line.id === id ? { id, qty: amount } : line)).filter((line) => line.qty) });
      pages.cart();
    };
    select.addEventListener("change", () => set(Number(select.value)));
    const remove = node("button", "link", "Remove");
    remove.type = "button";
    remove.addEventListener("click", () => set(0));
    return node("tr", "", node("td", "", link(item.name, `item.html?id=${id}`)), node("td", "", money(item.cents)), node("td", "", select),
      node("td", "", money(item.cents * qty)), node("td", "", remove));
  }

  const pages = {
    home() {
      document.querySelector("[data-grid]").append(...POPULAR.map((id) => tile(gear(id))));
    },
    search() {
      const found = matching();
      document.querySelector("[name=q]").value = asked.get("q") || "";
      get("heading").textContent = asked.get("c") || `Search: ${asked.get("q") || ""}`;
      get("shown").textContent = found.length ? `Showing ${found.length} of ${GEAR.length} products` : "No products match your search.";
      document.querySelector("[data-grid]").replaceChildren(...found.map(tile));
      get("sort").onchange = pages.search;
    },
    item() {
      const item = gear(asked.get("id")) || GEAR[0];
      document.title = `${item.name} | Cairn Outfitters`;
      get("photo").classList.add(item.look);
      get("crumb").textContent = item.group;
      get("crumb").href = `search.html?c=${encodeURIComponent(item.group)}`;
      get("title").textContent = item.name;
      get("stars").textContent = `Rated ${item.stars}`;
      get("price").textContent = money(item.cents);
      get("blurb").textContent = item.blurb;
      get("buy").addEventListener("submit", (event) => { event.preventDefault(); add(item.id, Number(get("how-many").value)); });
      document.querySelector("[data-grid]").append(...item.pairs.map((id) => tile(gear(id))));
    },
    cart() {
      const { cart } = load();
      get("nothing").hidden = cart.length > 0;
      get("full").style.display = cart.length ? "" : "none";
      get("lines").replaceChildren(...cart.map(cartRow));
      get("coupon").onsubmit = (event) => { event.preventDefault(); get("coupon-note").textContent = get("code").value ? "This code is not valid." : "Enter a code first."; };
      sums();
    },
    checkout() {
      const form = get("checkout");
      for (const [name, value] of Object.entries(load().form)) {
        if (name === "news") form.elements.news.checked = true;
        else form.elements[name].value = value;
      }
      get("brief").append(...load().cart.map(({ id, qty }) => node("li", "", node("span", "", `${gear(id).name} (${qty})`), node("span", "", money(gear(id).cents * qty)))));
      for (const radio of form.elements.method) radio.addEventListener("change", () => { save({ form: { ...load().form, method: radio.value } }); sums(); });
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const filled = Object.fromEntries(new FormData(form));
        const wrong = { email: filled.email.includes("@") ? "" : "Enter your email address.", fullname: filled.fullname.trim() ? "" : "Enter your name.", street: filled.street.trim() ? "" : "Enter your street address." };
        for (const [name, text] of Object.entries(wrong)) get(`${name}-error`).textContent = text;
        const first = Object.keys(wrong).find((name) => wrong[name]);
        if (first) { get(first).focus(); return; }
        save({ form: filled });
        location.assign("summary.html");
      });
      sums();
    },
    summary() {
      const { cart, form } = load();
      get("ordered").append(...cart.map(({ id, qty }) => node("tr", "", node("td", "", gear(id).name), node("td", "", money(gear(id).cents)), node("td", "", String(qty)), node("td", "", money(gear(id).cents * qty)))));
      get("ship-to").append(form.fullname, node("br"), [form.street, form.unit].filter(Boolean).join(", "), node("br"), `${form.city}, ${form.state} ${form.zip}`);
      get("contact").textContent = form.email;
      get("pay").textContent = `Pay ${money(subtotal() + shipping())}`;
      get("pay").addEventListener("click", () => {
        save({ paid: true });
        document.querySelector(".toasts").replaceChildren(node("div", "toast", "Thank you! This store is an example: no money has moved."));
      });
      sums();
    },
    help() {},
  };

  function notice() {
    if (load().notice) return;
    const bar = node("div", "notice", node("p", "", "This site uses cookies to keep your cart and to learn which trails people read about."));
    bar.setAttribute("role", "region");
    bar.setAttribute("aria-label", "Cookie notice");
    for (const [word, choice] of [["Decline", "declined"], ["Accept", "accepted"]]) {
      const button = node("button", "", word);
      button.type = "button";
      button.addEventListener("click", () => { save({ notice: choice }); bar.remove(); });
      bar.append(button);
    }
    document.body.append(bar);
  }

  const page = document.body.className;
  if ((page === "checkout" || page === "summary") && !pieces()) { location.replace("cart.html"); return; }
  if (page === "summary" && !load().form.fullname) { location.replace("checkout.html"); return; }
  document.querySelector(".newsletter").addEventListener("submit", (event) => { event.preventDefault(); event.target.replaceChildren("Thanks for subscribing."); });
  bubble();
  pages[page]();
  notice();
})();
