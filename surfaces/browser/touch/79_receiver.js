// Who holds a point, as far as a person needs it to find it again.

const isModal = (element) => element.matches(":modal");

// The modal dialog that keeps every press from what is not in it.
const modalOver = (element) => [...document.querySelectorAll(":modal")].reverse().find((modal) => !holds(modal, element)) ?? null;

// Numbers that a look may have given to it or to what it lies in, the innermost first.
function knownNodes(receiver, element) {
  const numbers = [];
  for (let at = receiver; at instanceof Element && !holds(at, element); at = parentOf(at)) {
    const number = registry.numbers.get(at)?.[0];
    if (number) numbers.push(number);
  }
  return numbers.slice(0, LIMITS.receiverLevels);
}

function describe(receiver, element) {
  const role = roleOf(receiver);
  return {
    tag: own.tag(receiver),
    id: own.attribute(receiver, "id") ?? "",
    classes: [...receiver.classList].slice(0, LIMITS.receiverClasses),
    role: role === "generic" ? "" : role,
    text: cut(readable(receiver.innerText ?? receiver.textContent), LIMITS.receiverText),
    z: getComputedStyle(receiver).zIndex,
    modal: closest(receiver, isModal) !== null,
    iframe: receiver.localName === "iframe" || receiver.localName === "frame",
    nodes: knownNodes(receiver, element),
  };
}

// What holds a point over a node.
runflow.receiver = (n, x, y) => {
  const element = runflow.node(n);
  const receiver = element && receiverAt(x, y);
  return receiver ? describe(receiver, element) : null;
};
