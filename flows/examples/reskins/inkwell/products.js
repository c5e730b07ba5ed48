const PRODUCTS = [
  { handle: "blue-bookworm-mug", title: "Blue Bookworm Mug", vendor: "Töpferei Aare", collection: "reading corner", tint: "ink", option: "Size", variants: [["3 dl", 24], ["4.5 dl", 29]], text: "Thrown and glazed by hand. A small worm reads along on the rim." },
  { handle: "cream-bookworm-mug", title: "Cream Bookworm Mug", vendor: "Töpferei Aare", collection: "reading corner", tint: "cream", option: "Size", variants: [["3 dl", 24], ["4.5 dl", 29]], text: "Thrown and glazed by hand. A small worm reads along on the rim." },
  { handle: "blue-travel-mug", title: "Blue Travel Mug", vendor: "Inkwell & Spine", collection: "reading corner", tint: "ink", option: "Lid", variants: [["Cork", 34], ["Steel", 38]], text: "For readers on trains. Keeps warm until Zurich." },
  { handle: "blue-bookworm-notebook", title: "Blue Bookworm Notebook", vendor: "Inkwell & Spine", collection: "notebooks", tint: "ink", option: "Paper", variants: [["Ruled", 19], ["Dotted", 19], ["Blank", 18]], text: "Thread-sewn, 160 pages, lies flat." },
  { handle: "reading-journal", title: "Reading Journal", vendor: "Inkwell & Spine", collection: "notebooks", tint: "moss", option: "Paper", variants: [["Ruled", 26], ["Dotted", 26]], text: "A page for each of a hundred books." },
  { handle: "pocket-notebooks", title: "Pocket Notebooks, Set of Three", vendor: "Inkwell & Spine", collection: "notebooks", tint: "cream", option: "Paper", variants: [["Ruled", 15], ["Blank", 15]], text: "They fit the pocket of a shirt." },
  { handle: "brass-fountain-pen", title: "Brass Fountain Pen", vendor: "Werk 9", collection: "writing", tint: "brass", option: "Nib", variants: [["Fine", 89], ["Medium", 89]], text: "Heavy, honest, and older every day." },
  { handle: "midnight-ink", title: "Midnight Ink", vendor: "Werk 9", collection: "writing", tint: "ink", option: "Bottle", variants: [["30 ml", 16], ["80 ml", 28]], text: "Nearly black, and blue where it is thin." },
  { handle: "linen-bookmark", title: "Linen Bookmark", vendor: "Inkwell & Spine", collection: "reading corner", tint: "moss", option: "Edge", variants: [["Plain", 7], ["Stitched", 9]], text: "Does not fall out." },
];
const NEW_ONES = ["reading-journal", "midnight-ink", "cream-bookworm-mug", "linen-bookmark"];
const FREE_FROM = 80;
const BICYCLE = 6;
