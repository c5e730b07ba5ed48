(() => {
  const SHELVES = {
    "For the morning": [["Sky mug", 16.5], ["Sky bowl", 19], ["Cloud mug", 16.5], ["Egg cup", 8]],
    "For the stove": [["Copper saucepan", 89], ["Sky teapot", 48], ["Pot holder", 12]],
    "For the table": [["Travel mug with lid", 28], ["Walnut board", 42], ["Napkins, set of four", 22]],
  };
  const PRICE = Object.fromEntries(Object.values(SHELVES).flat());
  const fresh = { privacy: "", basket: {}, form: {}, speed: "standard", panel: 1, bought: false };
  const recall = () => Object.assign({}, fresh, JSON.parse(localStorage.getItem("copper") || "{}"));
  const keep = (changes) => localStorage.setItem("copper", JSON.stringify(Object.assign(recall(), changes)));
  const $ = (id) => document.getElementById(id);
  const usd = (amount) => "$" + amount.toFixed(2);
  const pieces = () => Object.values(recall().basket).reduce((one, other) => one + other, 0);
  const worth = () => Object.entries(recall().basket).reduce((all, [name, count]) => all + PRICE[name] * count, 0) + (recall().speed === "express" ? 9 : 0);
  const element = (markup) => document.createRange().createContextualFragment(markup).firstElementChild;

  window.shop = {
    state() {
      const { privacy, basket, form, bought } = recall();
      return {
        cookies: privacy || null,
        cart: Object.entries(basket).map(([name, quantity]) => ({ name, quantity })),
        details: form.full_name ? { name: form.full_name, street: form.address1, email: form.email } : {},
        paid: bought,
      };
    },
  };

  function badge() {
    const mark = document.querySelector(".badge");
    mark.hidden = !pieces();
    mark.textContent = pieces();
  }

  function put(name, by) {
    const basket = recall().basket;
    basket[name] = (basket[name] || 0) + by;
    if (basket[name] < 1) delete basket[name];
    keep({ basket });
    badge();
    drawBasket();
  }

  function drawBasket() {
    const lines = Object.entries(recall().basket).map(([name, count]) => {
      const line = element(`<div class="line"><span>${name}</span><span><button aria-label="Fewer ${name}">&minus;</button> ${count} <button aria-label="More ${name}">+</button></span><b>${usd(PRICE[name] * count)}</b></div>`);
      const [fewer, more] = line.querySelectorAll("button");
      fewer.onclick = () => put(name, -1);
      more.onclick = () => put(name, 1);
      return line;
    });
    $("basket-lines").replaceChildren(...(lines.length ? lines : ["Nothing in here yet."]));
    $("to-order").disabled = !lines.length;
  }

  function drawShelves(filter) {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ([name]) => words.every((word) => name.toLowerCase().includes(word));
    const sections = Object.entries(SHELVES).map(([title, goods]) => {
      const shown = goods.filter(fits);
      const section = element(`<section><h2>${title}</h2></section>`);
      for (const [name, price] of shown) {
        const article = element(`<article><div class="pic"></div><h3>${name}</h3><p>${usd(price)}</p><button aria-label="Add ${name} to basket">Add</button></article>`);
        article.querySelector("button").onclick = () => { put(name, 1); $("basket").showModal(); };
        section.append(article);
      }
      return shown.length ? section : null;
    }).filter(Boolean);
    $("shelves").replaceChildren(...sections);
    const count = sections.reduce((all, section) => all + section.querySelectorAll("article").length, 0);
    $("hint").textContent = words.length ? (count ? `${count} of ${Object.keys(PRICE).length} things match` : "Nothing on our shelves matches that.") : "";
  }

  function home() {
    $("filter").oninput = (event) => drawShelves(event.target.value);
    $("open-basket").onclick = () => { drawBasket(); $("basket").showModal(); };
    $("to-order").onclick = () => { keep({ panel: 1 }); location.href = "order.html"; };
    for (const closer of document.querySelectorAll("[data-close]")) closer.onclick = () => $("basket").close();
    const privacy = $("privacy");
    privacy.hidden = Boolean(recall().privacy);
    for (const button of privacy.querySelectorAll("button")) button.onclick = () => { keep({ privacy: button.textContent }); privacy.hidden = true; };
    badge();
    drawShelves("");
  }

  function show(panel) {
    keep({ panel });
    for (let number = 1; number <= 4; number += 1) $(`panel-${number}`).classList.toggle("shut", number !== panel);
    const { form, speed, basket } = recall();
    const done = document.querySelector(".done");
    done.hidden = panel === 1;
    done.textContent = [form.full_name, form.address1].filter(Boolean).join(", ");
    $("overview-lines").replaceChildren(...Object.entries(basket).map(([name, count]) => element(`<li>${name}, ${count} at ${usd(PRICE[name])}</li>`)));
    $("ships-to").textContent = done.textContent;
    $("updates-to").textContent = form.email || "";
    $("method").textContent = speed === "express" ? "Express" : "Standard";
    $("order-total").textContent = usd(worth());
  }

  function order() {
    if (!pieces()) { location.replace("index.html"); return; }
    const first = $("form-1");
    for (const [name, value] of Object.entries(recall().form)) first.elements[name].value = value;
    first.onsubmit = (event) => { event.preventDefault(); keep({ form: Object.fromEntries(new FormData(first)) }); show(2); };
    $("form-2").onsubmit = (event) => { event.preventDefault(); keep({ speed: new FormData(event.target).get("speed") }); show(3); };
    $("form-4").onsubmit = (event) => { event.preventDefault(); keep({ bought: true }); $("thanks").hidden = false; };
    for (const button of document.querySelectorAll("[data-to]")) button.onclick = () => show(Number(button.dataset.to));
    show(recall().form.full_name ? recall().panel : 1);
  }

  if (document.body.classList.contains("home")) home();
  else order();
})();
