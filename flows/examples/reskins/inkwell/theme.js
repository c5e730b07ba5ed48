(() => {
  const KEY = "inkwell-spine";
  const template = document.body.dataset.template;
  const params = new URLSearchParams(location.search);
  const $ = (id) => document.getElementById(id);
  const chf = (francs) => `CHF ${francs.toFixed(2)}`;
  const productOf = (handle) => PRODUCTS.find((product) => product.handle === handle);
  const priceOf = ({ handle, variant }) => productOf(handle).variants.find(([name]) => name === variant)[1];

  const stored = () => ({ lines: [], customer: {}, paid: false, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") });
  const store = (changes) => localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changes }));

  window.shop = {
    /* There is no cookie notice: the shop sets none. */
    state() {
      const { lines, customer, paid } = stored();
      return {
        cookies: null,
        cart: lines.map((line) => ({ name: productOf(line.handle).title, variant: line.variant, quantity: line.quantity })),
        details: customer.name ? { name: customer.name, street: customer.address, email: customer.email } : {},
        paid,
      };
    },
  };

  const count = () => stored().lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotal = () => stored().lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
  const delivery = () => (stored().customer.method === "pickup" || subtotal() >= FREE_FROM ? 0 : BICYCLE);

  function html(strings, ...values) {
    const safe = values.map((value) => String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
    return document.createRange().createContextualFragment(String.raw({ raw: strings }, ...safe)).firstElementChild;
  }

  function card(product) {
    const from = Math.min(...product.variants.map(([, price]) => price));
    const several = product.variants.some(([, price]) => price !== from);
    return html`<li class="card"><a href="product.html?handle=${product.handle}"><span class="media ${product.tint}"></span><span class="card__title">${product.title}</span></a><span class="card__price">${several ? "From " : ""}${chf(from)}</span></li>`;
  }

  const fillGrid = (products) => $("grid").replaceChildren(...products.map(card));

  /* The drawer. */
  function change(index, quantity) {
    store({ lines: stored().lines.map((line, at) => (at === index ? { ...line, quantity } : line)).filter((line) => line.quantity > 0) });
    drawCart();
  }

  function drawerLine(line, index) {
    const product = productOf(line.handle);
    const item = html`<div class="drawer__line"><span class="media ${product.tint}"></span><div><a href="product.html?handle=${line.handle}">${product.title}</a><p><small>${product.option}: ${line.variant}</small></p>
      <div class="stepper"><button type="button" aria-label="Decrease quantity for ${product.title}">&minus;</button><input type="number" min="0" max="20" aria-label="Quantity for ${product.title}" value="${line.quantity}"><button type="button" aria-label="Increase quantity for ${product.title}">+</button></div>
      <button type="button" class="text-button" aria-label="Remove ${product.title}">Remove</button></div><span>${chf(priceOf(line) * line.quantity)}</span></div>`;
    const [fewer, more, remove] = item.querySelectorAll("button");
    fewer.addEventListener("click", () => change(index, line.quantity - 1));
    more.addEventListener("click", () => change(index, line.quantity + 1));
    remove.addEventListener("click", () => change(index, 0));
    item.querySelector("input").addEventListener("change", (event) => change(index, Math.max(0, Number(event.target.value))));
    return item;
  }

  function drawCart() {
    const { lines } = stored();
    const bubble = document.querySelector(".cart-count");
    bubble.hidden = lines.length === 0;
    bubble.textContent = count();
    $("drawer-lines").replaceChildren(...(lines.length ? lines.map(drawerLine) : [html`<p>Your cart is empty</p>`]));
    $("drawer-foot").hidden = lines.length === 0;
    $("drawer-total").textContent = chf(subtotal());
  }

  function openDrawer() {
    $("veil").hidden = $("drawer").hidden = false;
    $("drawer").focus();
  }

  function closeDrawer() {
    $("veil").hidden = $("drawer").hidden = true;
    $("cart-open").focus();
  }

  function showSearch(shown) {
    $("search-bar").hidden = !shown;
    $("search-open").setAttribute("aria-expanded", String(shown));
    if (shown) $("search-field").focus();
    else $("search-open").focus();
  }

  function header() {
    $("search-open").addEventListener("click", () => showSearch($("search-bar").hidden));
    $("search-close").addEventListener("click", () => showSearch(false));
    $("cart-open").addEventListener("click", openDrawer);
    $("drawer-close").addEventListener("click", closeDrawer);
    $("veil").addEventListener("click", closeDrawer);
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      if (!$("drawer").hidden) closeDrawer();
      else if (!$("search-bar").hidden) showSearch(false);
    });
    drawCart();
  }

  function addToCart(handle, variant, quantity) {
    const { lines } = stored();
    const same = lines.find((line) => line.handle === handle && line.variant === variant);
    if (same) same.quantity += quantity;
    else lines.push({ handle, variant, quantity });
    store({ lines });
    drawCart();
    openDrawer();
  }

  /* The column beside checkout and review. */
  function drawOrder() {
    const lines = stored().lines.map((line) => html`<li><span class="media ${productOf(line.handle).tint}"></span><div>${productOf(line.handle).title} &times; ${line.quantity}<br><small>${line.variant}</small></div><span>${chf(priceOf(line) * line.quantity)}</span></li>`);
    $("order-lines").replaceChildren(...lines);
    $("subtotal").textContent = chf(subtotal());
    $("delivery-cost").textContent = delivery() ? chf(delivery()) : "Free";
    $("total").textContent = chf(subtotal() + delivery());
  }

  function isRight(field) {
    const right = field.type === "email" ? /\S@\S/.test(field.value) : Boolean(field.value.trim());
    field.parentElement.querySelector(".wrong").hidden = right;
    field.setAttribute("aria-invalid", String(!right));
    return right;
  }

  const templates = {
    index: () => fillGrid(NEW_ONES.map(productOf)),
    about: () => {},
    collection() {
      const of = params.get("of") ?? "all";
      const products = PRODUCTS.filter((product) => of === "all" || product.collection === of);
      $("heading").textContent = of === "all" ? "Products" : of[0].toUpperCase() + of.slice(1);
      $("amount").textContent = `${products.length} products`;
      fillGrid(products);
    },
    search() {
      const query = (params.get("q") ?? "").trim();
      const words = query.toLowerCase().split(/\W+/).filter(Boolean);
      const hits = ({ title }) => words.filter((word) => title.toLowerCase().includes(word)).length;
      const products = PRODUCTS.filter(hits).sort((one, other) => hits(other) - hits(one));
      $("amount").textContent = products.length ? `${products.length} results found for “${query}”` : `No results found for “${query}”. Check the spelling or use a different word.`;
      fillGrid(products);
    },
    product() {
      const product = productOf(params.get("handle")) ?? PRODUCTS[0];
      document.title = `${product.title} | Inkwell & Spine`;
      $("media").classList.add(product.tint);
      $("vendor").textContent = product.vendor;
      $("title").textContent = product.title;
      $("description").textContent = product.text;
      $("option").firstElementChild.textContent = product.option;
      $("variant").append(...product.variants.map(([name]) => new Option(name)));
      const price = () => { $("price").textContent = chf(priceOf({ handle: product.handle, variant: $("variant").value })); };
      $("variant").addEventListener("change", price);
      $("fewer").addEventListener("click", () => $("quantity").stepDown());
      $("more").addEventListener("click", () => $("quantity").stepUp());
      $("product-form").addEventListener("submit", (event) => {
        event.preventDefault();
        addToCart(product.handle, $("variant").value, Math.max(1, Number($("quantity").value)));
      });
      price();
      fillGrid(PRODUCTS.filter((other) => other !== product && other.collection === product.collection).slice(0, 4));
    },
    checkout() {
      const form = $("checkout-form");
      for (const [name, value] of Object.entries(stored().customer)) {
        if (name === "offers") form.elements.offers.checked = true;
        else form.elements[name].value = value;
      }
      for (const radio of form.elements.method) radio.addEventListener("change", () => { store({ customer: { ...stored().customer, method: radio.value } }); drawOrder(); });
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const wrong = ["email", "name", "address"].map($).filter((field) => !isRight(field));
        if (wrong.length) { wrong[0].focus(); return; }
        store({ customer: Object.fromEntries(new FormData(form)) });
        location.href = "review.html";
      });
      drawOrder();
    },
    review() {
      const { customer } = stored();
      $("is-contact").textContent = customer.email;
      $("is-address").textContent = [customer.name, customer.address, customer.extra, customer.town].filter(Boolean).join(", ");
      $("is-method").textContent = customer.method === "pickup" ? "Pickup at Kramgasse" : "Bicycle, within two days";
      $("payment-form").addEventListener("submit", (event) => {
        event.preventDefault();
        store({ paid: true });
        $("thanks").textContent = "Thank you. The shop is made up, so no money has moved.";
      });
      drawOrder();
    },
  };

  const isPlain = template === "checkout" || template === "review";
  if (isPlain && count() === 0) { location.replace("index.html"); return; }
  if (template === "review" && !stored().customer.name) { location.replace("checkout.html"); return; }
  if (!isPlain) header();
  templates[template]();
})();
