// A field that its page draws anew while it is written: the one that took its place goes on under its number.
//
// It is the heir where the old one has left the document and the new one has the focus, stands where that stood, is of
// the same kind, role and name, and holds what that held or what has been sent so far. A field that got the focus in any other way is another field.

let written = null;

function saysOf(field) {
  const role = roleOf(field);
  const attributes = ["type", "id", "name", "placeholder"].map((name) => own.attribute(field, name) ?? "");
  return JSON.stringify([own.tag(field), role, readable(accessibleName(aLook(), field, role).text), ...attributes]);
}

const letters = (text) => text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const lettersIn = (field) => letters(field.value ?? field.textContent);

// Before it is written.
runflow.remember = (n) => {
  const field = runflow.node(n);
  written = field && isEditable(field) ? { n, field, says: saysOf(field), box: drawnBox(field) } : null;
};

// "same": it is still in the document. "heir": another goes on in its place. "gone": none does, or not yet.
runflow.follow = (n, sent) => {
  if (runflow.node(n)) return "same";
  const active = activeElement();
  if (written?.n !== n || !written.box || !isEditable(active)) return "gone";
  const box = drawnBox(active);
  const stands = box && likeness(written.box, box) >= LIMITS.sameBox;
  if (!stands || saysOf(active) !== written.says) return "gone";
  if (![lettersIn(written.field), letters(sent)].includes(lettersIn(active))) return "gone";
  registry.nodes.set(n, new WeakRef(active));
  registry.numbers.set(active, [n]);
  written = { ...written, field: active, box };
  return "heir";
};
