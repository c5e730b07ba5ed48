// Editors that are no field: the text is drawn in a box, and a field inside it that nobody sees takes the keys.

const SINKS = "textarea,[contenteditable]:not([contenteditable=false])";

// Nobody sees it, though it can have the focus.
function isSunk(element) {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) return false;
  if (!element.checkVisibility({ opacityProperty: true })) return true;
  const box = own.box(element);
  return box.width < LIMITS.sinkPx || box.height < LIMITS.sinkPx;
}

// The box that a person presses to write: it holds this field alone, and shows the pointer of a text.
function boxOfSink(element) {
  if (!own.matches(element, SINKS) || !isSunk(element)) return null;
  for (let at = parentOf(element), up = 0; at instanceof Element && up < LIMITS.sinkLevels; at = parentOf(at), up++) {
    const box = own.box(at);
    if (at === page.body || at.querySelectorAll(LABELLED + "," + SINKS).length !== 1) return null;
    if (box.width >= LIMITS.editorPx && box.height >= LIMITS.sinkPx && showsTextPointer(at)) return at;
  }
  return null;
}

function showsTextPointer(box) {
  const inside = [...own.search(box, "*")].slice(0, LIMITS.manyChildren);
  return [box, ...inside].some((at) => getComputedStyle(at).cursor === "text");
}
