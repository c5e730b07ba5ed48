// How the document moves: when it last changed, whether it answered, whether an animation that ends is running.

const VISIBLE_ATTRIBUTES = /^(aria-|hidden$|open$|disabled$|value$|src$|checked$|selected$)/;

const pulse = { observer: null, last: 0, acting: false, answered: false, touched: null, beats: new WeakMap(), restless: new WeakSet() };

const observed = { subtree: true, childList: true, characterData: true, attributes: true };

// Outside of an action every node's changes are counted: what moves by itself then is no sign of life later.
function countBeat(node, now) {
  const beats = pulse.beats.get(node) ?? [];
  if (!beats.length || now - beats[beats.length - 1] >= LIMITS.beatMs) beats.push(now);
  while (beats.length && now - beats[0] > LIMITS.beatMemoryMs) beats.shift();
  pulse.beats.set(node, beats);
  if (beats.length >= LIMITS.restlessBeats) pulse.restless.add(node);
}

const isSeen = (record) => record.type !== "attributes" || VISIBLE_ATTRIBUTES.test(record.attributeName);

const isRestless = (node) => pulse.restless.has(node) || (node.parentNode && pulse.restless.has(node.parentNode));

function noteChanges(records) {
  const now = performance.now();
  for (const record of records) {
    if (!pulse.acting) countBeat(record.target, now);
    if (isRestless(record.target)) continue;
    pulse.last = now;
    if (isSeen(record) && !(pulse.touched && holds(pulse.touched, record.target))) pulse.answered = true;
  }
}

function observe() {
  if (!pulse.observer) {
    pulse.observer = new MutationObserver(noteChanges);
    pulse.observer.observe(document, observed);
    pulse.last = performance.now();
  }
  for (const element of document.querySelectorAll("*")) {
    if (element.shadowRoot && !pulse.beats.has(element.shadowRoot)) {
      pulse.beats.set(element.shadowRoot, []);
      pulse.observer.observe(element.shadowRoot, observed);
    }
  }
}

// Before an action on a node.
runflow.watch = (n) => {
  observe();
  pulse.acting = true;
  pulse.answered = false;
  pulse.touched = n ? runflow.node(n) : null;
  if (pulse.touched) noteShown(pulse.touched);
};

runflow.rested = () => {
  pulse.acting = false;
};

const ends = (animation) => {
  if (animation.playState !== "running" || !(animation.timeline instanceof DocumentTimeline)) return false;
  return Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity);
};

runflow.pulse = () => {
  if (!pulse.observer) observe();
  const animates = document.getAnimations().some(ends);
  if (animates) pulse.last = performance.now();
  return [performance.now() - pulse.last, pulse.answered, animates];
};
