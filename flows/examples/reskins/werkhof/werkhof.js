"use strict";
var ARTIKEL = [
  { nr: "40211", name: "Mug Anna, blue", preis: 14.9, bereich: "Kitchen", text: "Stoneware, 0.3 l, dishwasher-proof" },
  { nr: "40212", name: "Mug Anna, cream", preis: 14.9, bereich: "Kitchen", text: "Stoneware, 0.3 l, dishwasher-proof" },
  { nr: "40230", name: "Bowl Anna, blue", preis: 18.5, bereich: "Kitchen", text: "Stoneware, 14 cm" },
  { nr: "51002", name: "Watering can", preis: 39, bereich: "Garden", text: "Zinc, 5 l" },
  { nr: "51077", name: "Hand spade", preis: 24.9, bereich: "Garden", text: "Forged, ash handle" },
  { nr: "60418", name: "Workshop lamp", preis: 79, bereich: "Workshop", text: "Sheet steel, with clamp" }
];
var LEER = { korb: [], angaben: {}, kekse: null, bezahlt: false };

function lesen() { return Object.assign({}, LEER, JSON.parse(localStorage.getItem("werkhof") || "{}")); }
function schreiben(neu) { localStorage.setItem("werkhof", JSON.stringify(Object.assign(lesen(), neu))); }
function artikel(nr) { return ARTIKEL.filter(function (a) { return a.nr === nr; })[0]; }
function euro(betrag) { return betrag.toFixed(2).replace(".", ",") + " €"; }
function eins(id) { return document.getElementById(id); }
function knoten(art, klasse, inhalt) { var k = document.createElement(art); k.className = klasse || ""; if (inhalt) k.textContent = inhalt; return k; }
function summe() { return lesen().korb.reduce(function (s, p) { return s + artikel(p.nr).preis * p.menge; }, 0); }

window.shop = {
  state: function () {
    var alles = lesen(), a = alles.angaben;
    return {
      cookies: alles.kekse,
      cart: alles.korb.map(function (p) { return { name: artikel(p.nr).name, quantity: p.menge }; }),
      details: a.name ? { name: a.name, street: a.street, email: a.email } : {},
      paid: alles.bezahlt
    };
  }
};

function legen(nr) {
  var korb = lesen().korb, da = korb.filter(function (p) { return p.nr === nr; })[0];
  if (da) da.menge += 1; else korb.push({ nr: nr, menge: 1 });
  schreiben({ korb: korb });
  location.href = "korb.html?neu=" + nr;
}

function menge(nr, wert) {
  var korb = lesen().korb.map(function (p) { return p.nr === nr ? { nr: nr, menge: wert } : p; }).filter(function (p) { return p.menge > 0; });
  schreiben({ korb: korb });
  location.replace("korb.html");
}

function treffer(a) {
  var li = knoten("li"), mitte = knoten("div"), knopf = knoten("button", "knopf", "Into the basket");
  mitte.append(knoten("b", "", a.name), knoten("div", "klein", "Art. no. " + a.nr + ", " + a.text));
  knopf.onclick = function () { legen(a.nr); };
  li.append(knoten("div", "bild"), mitte, knoten("div", "", euro(a.preis)), knopf);
  return li;
}

function reihe(p, fest) {
  var a = artikel(p.nr), r = knoten("div", "reihe"), feld = knoten("input"), weg = knoten("a", "", "×");
  feld.value = p.menge;
  feld.onchange = function () { menge(p.nr, parseInt(feld.value, 10) || 0); };
  weg.href = "#";
  weg.onclick = function () { menge(p.nr, 0); return false; };
  r.append(knoten("span", "", a.name));
  if (fest) r.append(knoten("span", "", p.menge + " piece" + (p.menge > 1 ? "s" : "")));
  else r.append("Amount", feld);
  r.append(knoten("span", "", euro(a.preis * p.menge)));
  if (!fest) r.append(weg);
  return r;
}

function posten(fest) {
  var ziel = eins("posten"), korb = lesen().korb;
  korb.forEach(function (p) { ziel.append(reihe(p, fest)); });
  ziel.append(knoten("p", "", korb.length ? "Total sum: " + euro(summe()) : "Your shopping basket is empty."));
}

var SEITEN = {
  liste: function () {
    var frage = new URLSearchParams(location.search), worte = (frage.get("suche") || "").toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
    var bereich = frage.get("bereich") || "All departments", liste = document.querySelector("[data-liste=suche]");
    var gefunden = ARTIKEL.filter(function (a) {
      var text = (a.name + " " + a.bereich + " " + a.nr).toLowerCase();
      return (bereich === "All departments" || a.bereich === bereich) && worte.some(function (w) { return text.indexOf(w) >= 0; });
    });
    document.querySelector("[name=suche]").value = frage.get("suche") || "";
    eins("treffer").textContent = gefunden.length ? gefunden.length + " hits for your search" : "Unfortunately no hits";
    gefunden.forEach(function (a) { liste.append(treffer(a)); });
  },
  start: function () { ARTIKEL.slice(2).forEach(function (a) { document.querySelector("[data-liste=tipps]").append(treffer(a)); }); },
  korb: function () {
    var neu = artikel(new URLSearchParams(location.search).get("neu"));
    if (neu) { eins("meldung").hidden = false; eins("meldung").textContent = "The article " + neu.name + " was laid into your shopping basket."; }
    posten(false);
    eins("weiter").hidden = !lesen().korb.length;
  },
  angaben: function () {
    var form = eins("angaben-form"), alt = lesen().angaben;
    Object.keys(alt).forEach(function (name) { if (name !== "anrede") form.elements[name].value = alt[name]; });
    form.onsubmit = function () {
      var a = Object.fromEntries(new FormData(form)), fehlt = !a.name || !a.street || a.email.indexOf("@") < 0;
      if (!fehlt) { schreiben({ angaben: a }); location.href = "uebersicht.html"; }
      eins("fehler").hidden = !fehlt;
      eins("fehler").textContent = "Please check the marked fields: name, street and e-mail address are necessary.";
      return false;
    };
  },
  uebersicht: function () {
    var a = lesen().angaben;
    posten(true);
    eins("anschrift").append(knoten("b", "", "Delivery to"), knoten("div", "", a.name), knoten("div", "", a.street), knoten("div", "", a.email));
    eins("kaufen").onclick = function () {
      eins("fehler").hidden = eins("agb").checked;
      if (!eins("agb").checked) return;
      schreiben({ bezahlt: true });
      eins("danke").hidden = false;
    };
  }
};

function wand() {
  var w = knoten("div", "wand"), innen = knoten("div");
  innen.setAttribute("role", "dialog");
  innen.setAttribute("aria-label", "Data protection settings");
  innen.append(knoten("h2", "", "Your data, your choice"), knoten("p", "", "We use necessary cookies for the basket and, with your agreement, others for statistics and marketing."));
  ["Settings", "Only necessary", "Agree to everything"].forEach(function (wort) {
    var k = knoten("button", "", wort);
    k.onclick = function () { schreiben({ kekse: wort }); w.remove(); };
    innen.append(k, " ");
  });
  w.append(innen);
  document.body.append(w);
}

(function () {
  var seite = document.body.id, alles = lesen(), zahl = alles.korb.reduce(function (s, p) { return s + p.menge; }, 0);
  if (["anmelden", "angaben", "uebersicht"].indexOf(seite) >= 0 && !zahl) { location.replace("korb.html"); return; }
  if (seite === "uebersicht" && !alles.angaben.name) { location.replace("angaben.html"); return; }
  document.querySelector(".zahl").textContent = zahl ? "(" + zahl + ")" : "";
  if (SEITEN[seite]) SEITEN[seite]();
  if (!alles.kekse) wand();
})();
