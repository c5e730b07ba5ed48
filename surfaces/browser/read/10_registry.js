// What a frame's world keeps between looks: the numbers of its nodes. Nothing is written into the page.
//
// A number names one element (or the nth run of text inside it) for the whole run. Numbers come from a block that
// Python hands to each world, so that no two worlds of a run share one.

const runflow = {};
const registry = { numbers: new WeakMap(), nodes: new Map(), next: FIRST_NUMBER };

function number(element, run = 0) {
  let runs = registry.numbers.get(element);
  if (!runs) registry.numbers.set(element, (runs = []));
  if (!runs[run]) {
    runs[run] = registry.next++;
    registry.nodes.set(runs[run], new WeakRef(element));
  }
  return runs[run];
}

// The element of a number; null once it has left the document.
runflow.node = (n) => {
  const element = registry.nodes.get(n)?.deref();
  return element?.isConnected ? element : null;
};

runflow.numberOf = (element) => number(element);

runflow.call = (name, args) => JSON.stringify(runflow[name](...JSON.parse(args)) ?? null);
