"use strict";

/* What the shop sells. Prices are pence. */
const CATALOGUE = [
  { id: "blue-mug", name: "Blue mug", pence: 950, about: "Holds 30 cl. Cobalt glaze, bare foot.", with: ["mug-rack", "breakfast-tea"] },
  { id: "blue-mug-xl", name: "Blue mug, extra large", pence: 1350, about: "Holds half a litre.", with: ["blue-mug", "oak-tray"] },
  { id: "green-mug", name: "Green mug", pence: 950, about: "Holds 30 cl. Copper glaze.", with: ["blue-mug", "mug-rack"] },
  { id: "speckled-mug", name: "Speckled mug", pence: 1100, about: "No two are alike.", with: ["green-mug", "oak-tray"] },
  { id: "blue-bowl", name: "Blue bowl", pence: 1400, about: "For soup or porridge.", with: ["blue-mug", "oak-tray"] },
  { id: "mug-rack", name: "Mug rack", pence: 1800, about: "Six pegs, ash.", with: ["blue-mug", "green-mug"] },
  { id: "oak-tray", name: "Oak tray", pence: 2200, about: "Carries four mugs.", with: ["speckled-mug", "blue-bowl"] },
  { id: "breakfast-tea", name: "Breakfast tea", pence: 600, about: "Loose leaf, 125 g.", with: ["tea-strainer", "blue-mug"] },
  { id: "tea-strainer", name: "Tea strainer", pence: 700, about: "Steel, fits any mug.", with: ["breakfast-tea", "speckled-mug"] },
];
const FEATURED = ["speckled-mug", "blue-bowl", "breakfast-tea", "green-mug"];

const product = (id) => CATALOGUE.find((item) => item.id === id);
const pounds = (pence) => "£" + (pence / 100).toFixed(2);

function matching(query) {
  const words = query.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
  const hits = (item) => words.filter((word) => item.name.toLowerCase().includes(word)).length;
  return CATALOGUE.filter((item) => hits(item) > 0).sort((one, other) => hits(other) - hits(one));
}
