"use strict";

/* The whole shop. Its state is one value in localStorage, so that any page may be reloaded at any time. */
const STORE = "kiln-and-kettle";
const EMPTY = { cookies: null, cart: {}, details: {}, paid: false };
const query = new URLSearchParams(location.search);
const find = (selector) => document.querySelector(selector);

const read = () => ({ ...EMPTY, ...JSON.parse(localStorage.getItem(STORE) || "{}") });
const change = (part) => localStorage.setItem(STORE, JSON.stringify({ ...read(), ...part }));

window.shop = {
  /* For whoever checks the shop from outside: what was really done. */
  state() {
    const { cookies, cart, details, paid } = read();
    const lines = Object.entries(cart).map(([id, quantity]) => ({ id, name: product(id).name, quantity }));
    return { cookies, cart: lines, details, paid };
  },
};

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function say(text) {
  find("#status").textContent = text;
}

function showCount() {
  const count = Object.values(read().cart).reduce((sum, quantity) => sum + quantity, 0);
  find(".count").textContent = String(count);
}

function setQuantity(id, quantity) {
  const cart = { ...read().cart };
  if (quantity > 0) cart[id] = Math.min(quantity, 99);
  else delete cart[id];
  change({ cart });
  showCount();
}

function add(id) {
  setQuantity(id, (read().cart[id] || 0) + 1);
  say(`${product(id).name} added to cart`);
}

function card(item) {
  const page = `product.html?id=${item.id}`;
  return make("li", { class: "card" },
    make("a", { class: `picture ${item.id}`, href: page, tabindex: "-1", "aria-hidden": "true" }),
    make("h3", {}, make("a", { href: page }, item.name)),
    make("p", {}, item.about),
    make("p", { class: "price" }, pounds(item.pence)),
    make("button", { type: "button", click: () => add(item.id) }, "Add to cart"));
}

function fillLists() {
  const shown = {
    featured: () => FEATURED.map(product),
    results: () => matching(query.get("q") || ""),
    related: () => (product(query.get("id")) || CATALOGUE[0]).with.map(product),
  };
  for (const list of document.querySelectorAll("[data-list]")) list.replaceChildren(...shown[list.dataset.list]().map(card));
}

function total() {
  return pounds(Object.entries(read().cart).reduce((sum, [id, quantity]) => sum + product(id).pence * quantity, 0));
}

/* The quantity field has no name of its own: the word beside it is all there is, as in many shops. */
function line(id, quantity) {
  const field = make("input", { type: "number", min: "1", max: "99", value: quantity, change: (event) => step(id, Number(event.target.value)) });
  return make("li", {},
    make("a", { href: `product.html?id=${id}` }, product(id).name),
    make("span", { class: "quantity" }, "Quantity",
      make("button", { type: "button", "aria-label": "One less", click: () => step(id, quantity - 1) }, "−"), field,
      make("button", { type: "button", "aria-label": "One more", click: () => step(id, quantity + 1) }, "+")),
    make("span", { class: "price" }, pounds(product(id).pence * quantity)),
    make("button", { type: "button", class: "plain", click: () => step(id, 0) }, "Remove"));
}

function step(id, quantity) {
  setQuantity(id, quantity);
  PAGES.cart();
}

const PAGES = {
  results() {
    const wanted = (query.get("q") || "").trim();
    const count = matching(wanted).length;
    find("#q").value = wanted;
    find("#heading").textContent = count ? `${count} results for “${wanted}”` : `Nothing found for “${wanted}”`;
  },
  product() {
    const item = product(query.get("id")) || CATALOGUE[0];
    document.title = `${item.name} | Kiln & Kettle`;
    find("#product").replaceChildren(
      make("div", { class: `picture ${item.id}` }),
      make("h1", {}, item.name),
      make("p", {}, item.about),
      make("p", { class: "price" }, pounds(item.pence)),
      make("button", { type: "button", click: () => add(item.id) }, "Add to cart"));
  },
  cart() {
    const lines = Object.entries(read().cart);
    find("#lines").replaceChildren(...lines.map(([id, quantity]) => line(id, quantity)));
    find("#empty").hidden = lines.length > 0;
    find("#totals").hidden = lines.length === 0;
    find("#total").textContent = total();
  },
  checkout() {
    const form = find("#details");
    for (const [name, value] of Object.entries(read().details)) {
      const field = form.elements[name];
      if (field.type === "checkbox") field.checked = value === "on";
      else field.value = value;
    }
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      change({ details: Object.fromEntries(new FormData(form)) });
      location.assign("review.html");
    });
  },
  review() {
    const { cart, details } = read();
    const rows = Object.entries(cart).map(([id, quantity]) => make("tr", {},
      make("td", {}, `${quantity} × ${product(id).name}`), make("td", {}, pounds(product(id).pence * quantity))));
    find("#order").replaceChildren(...rows, make("tr", {}, make("th", {}, "Total"), make("th", {}, total())));
    find("#address").textContent = [details.name, details.street, details.email].filter(Boolean).join(", ");
  },
  pay() {
    find("#total").textContent = total();
    find("#payment").addEventListener("submit", (event) => {
      event.preventDefault();
      change({ paid: true });
      say("Thank you. This is an example: no money has moved.");
    });
  },
};

function offerCookies() {
  if (read().cookies) return;
  const banner = make("section", { class: "cookies", "aria-label": "Cookies" });
  const choose = (cookies) => () => { change({ cookies }); banner.remove(); };
  banner.append(
    make("p", {}, "We use cookies to remember your cart, and others to count visits."),
    make("button", { type: "button", click: choose("all") }, "Accept all"),
    make("button", { type: "button", click: choose("needed") }, "Only necessary ones"));
  document.body.append(banner);
}

function nothingToBuy() {
  const needed = ["checkout", "review", "pay"].includes(document.body.dataset.page);
  if (needed && Object.keys(read().cart).length === 0) location.replace("cart.html");
}

nothingToBuy();
showCount();
fillLists();
(PAGES[document.body.dataset.page] || (() => {}))();
offerCookies();
find(".icon-heart").addEventListener("click", () => say("Saved for later"));
