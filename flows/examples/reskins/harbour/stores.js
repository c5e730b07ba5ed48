// Pages as a server of 1999 would have sent them: every action is an address, every answer a new page.
var GOODS = {
  "mug": ["Blue mug, enamel, half pint", 7.2, "galley"],
  "mug6": ["Box of six white beakers", 31, "galley"],
  "bluepot": ["Blue coffee pot, enamel", 18.5, "galley"],
  "redmug": ["Red mug, enamel, half pint", 7.2, "galley"],
  "kettle": ["Galley kettle, whistling", 22.9, "galley"],
  "rope": ["Manila rope, 10 m", 12.8, "rope"],
  "lamp": ["Brass lamp", 34, "lamp"]
};

function load() { return JSON.parse(localStorage.getItem("harbour") || '{"trolley": {}, "form": {}, "jar": false, "settled": false}'); }
function store(all) { localStorage.setItem("harbour", JSON.stringify(all)); }
function money(amount) { return "GBP " + amount.toFixed(2); }
function at(id) { return document.getElementById(id); }
function asked(name) { return new URLSearchParams(location.search).get(name); }
function escaped(text) { return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;"); }
function jar() { var all = load(); all.jar = true; store(all); at("jar").style.display = "none"; return false; }
function settle() { var all = load(); all.settled = true; store(all); at("note").innerHTML = "<p class=msg>Example only. Nothing was charged.</p>"; return false; }
function go(page) { location.replace(page); }

var shop = {
  state: function () {
    var all = load(), form = all.form;
    return {
      cookies: all.jar ? "hidden" : null,
      cart: Object.keys(all.trolley).map(function (id) { return { name: GOODS[id][0], quantity: all.trolley[id] }; }),
      details: form.who ? { name: form.who, street: form.road, email: form.email } : {},
      paid: all.settled
    };
  }
};

function button(page, name, value, words) {
  return "<form action=" + page + "><input type=hidden name=" + name + " value=" + value + "><input type=submit value='" + words + "'></form>";
}

function trolleyTable(fixed) {
  var trolley = load().trolley, sum = 0, rows = "<tr><th>Article</th><th>Qty</th><th>Each</th><th>Sum</th>" + (fixed ? "" : "<th></th>") + "</tr>";
  for (var id in trolley) {
    var count = trolley[id], article = GOODS[id];
    sum += count * article[1];
    var field = "<form action=trolley.html><input type=hidden name=item value=" + id + "><input type=text name=count size=2 value=" + count + "> <input type=submit value=Update></form>";
    rows += "<tr><td>" + article[0] + "</td><td>" + (fixed ? count : field) + "</td><td>" + money(article[1]) + "</td><td>" + money(count * article[1]) + "</td>" +
      (fixed ? "" : "<td>" + button("trolley.html", "out", id, "Take out") + "</td>") + "</tr>";
  }
  return "<table class=goods>" + rows + "<tr><td colspan=3><b>Total</b></td><td><b>" + money(sum) + "</b></td></tr></table>";
}

var pages = {
  goods: function () {
    var find = asked("find") || "", rows = "", found = 0;
    document.querySelector("input[name=find]").value = find;
    for (var id in GOODS) {
      var text = (GOODS[id][0] + " " + GOODS[id][2]).toLowerCase();
      if (!find.toLowerCase().split(/\W+/).some(function (word) { return word && text.indexOf(word) >= 0; })) continue;
      found += 1;
      rows += "<tr><td>" + GOODS[id][0] + "</td><td>" + money(GOODS[id][1]) + "</td><td>" + button("trolley.html", "put", id, "Put in trolley") + "</td></tr>";
    }
    at("found").innerHTML = found;
    at("list").innerHTML = found ? "<table class=goods><tr><th>Article</th><th>Price</th><th></th></tr>" + rows + "</table>" : "<p>We do not stock " + escaped(find) + ".</p>";
  },
  trolley: function () {
    var all = load(), put = asked("put"), out = asked("out"), item = asked("item"), count = parseInt(asked("count"), 10);
    if (GOODS[put]) { all.trolley[put] = (all.trolley[put] || 0) + 1; store(all); return go("trolley.html?new=" + put); }
    if (out) { delete all.trolley[out]; store(all); return go("trolley.html"); }
    if (GOODS[item]) { if (count > 0) all.trolley[item] = count; else delete all.trolley[item]; store(all); return go("trolley.html"); }
    if (GOODS[asked("new")]) at("note").innerHTML = "<p class=msg>1 x " + GOODS[asked("new")][0] + " was put in your trolley.</p>";
    if (Object.keys(all.trolley).length) at("list").innerHTML = trolleyTable(false);
    else { at("list").innerHTML = "<p>There is nothing in your trolley.</p>"; document.querySelector("form[action='delivery.html']").style.display = "none"; }
  },
  delivery: function () {
    var all = load();
    if (!Object.keys(all.trolley).length) return go("trolley.html");
    for (var name in all.form) if (document.getElementsByName(name)[0]) document.getElementsByName(name)[0].value = all.form[name];
    if (asked("missing")) at("note").innerHTML = "<p class=msg>Please fill in every field marked *.</p>";
  },
  check: function () {
    var all = load(), form = {};
    if (asked("from")) {
      new URLSearchParams(location.search).forEach(function (value, name) { if (name !== "from") form[name] = value; });
      all.form = form; store(all);
      return go(form.email && form.who && form.road ? "check.html" : "delivery.html?missing=1");
    }
    if (!all.form.who) return go("delivery.html");
    at("list").innerHTML = trolleyTable(true);
    at("to").innerHTML = "<b>Deliver to:</b><br>" + escaped(all.form.title + " " + all.form.who) + "<br>" + escaped(all.form.road) + "<br>" + escaped(all.form.email);
  },
  till: function () {
    var trolley = load().trolley, sum = 0;
    for (var id in trolley) sum += trolley[id] * GOODS[id][1];
    at("due").innerHTML = money(sum);
  }
};

function start() {
  var all = load(), pieces = 0, page = location.pathname.split("/").pop().replace(".html", "");
  if (pages[page]) pages[page]();
  for (var id in load().trolley) pieces += load().trolley[id];
  at("pieces").innerHTML = pieces;
  if (!all.jar) at("jar").style.display = "block";
}
