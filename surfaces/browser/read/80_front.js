// What is in front of the page, and what lies over what.

function noteFront(look, element, role, ctx) {
  if (ctx.reveal || ctx.faded) return;
  const popover = element.hasAttribute("popover") && element.matches(":popover-open");
  const modal = element.getAttribute("aria-modal") === "true" || element.matches("dialog[open]");
  const asks = role === "alert" && element.querySelector("button,[role=button]");
  if (!popover && !modal && !asks && !DIALOGS.has(role)) return;
  const box = look.box(element);
  if (look.style(element).visibility !== "visible") return;
  const kind =
    popover && !DIALOGS.has(role)
      ? "popover"
      : role === "alertdialog" || asks
        ? "alert"
        : isSheet(element)
          ? "sheet"
          : "dialog";
  look.fronts.push({ element, role, kind, box });
}

const isSheet = (element) =>
  /\b(sheet|drawer)\b/i.test(
    [element.getAttribute("class"), element.getAttribute("aria-roledescription")].join(" ").replaceAll(/[-_]/g, " "),
  );

function hitAt(x, y) {
  let hit = own.hit(document, x, y);
  while (hit?.shadowRoot) {
    const deeper = hit.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === hit) break;
    hit = deeper;
  }
  return hit;
}

// The middle of what can be seen of a box.
function middle(look, box, sight) {
  const seen = overlap(overlap(box, look.view), sight ?? look.view);
  return area(seen) > 0 ? [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2] : null;
}

// Could anything lie over that point? Only a drawn box that is neither around the element nor within it.
function mayBeCovered(look, element, [x, y]) {
  const around = new Set();
  for (let at = element; at; at = parentOf(at)) around.add(at);
  return look.drawn.some(
    ({ box, element: other }) =>
      x >= box.left &&
      x <= box.right &&
      y >= box.top &&
      y <= box.bottom &&
      !around.has(other) &&
      !holds(element, other),
  );
}

// What lies over the element, undefined for nothing.
function over(look, item) {
  const point = middle(look, item.box, item.ctx.ownSight);
  const element = item.shape ?? item.element;
  if (!point) return undefined;
  if (look.modal)
    return holds(look.modal, element) && !mayBeCovered(look, element, point) ? undefined : hitOver(element, point);
  return mayBeCovered(look, element, point) ? hitOver(element, point) : undefined;
}

function hitOver(element, point) {
  const hit = hitAt(...point);
  if (!hit || holds(element, hit) || holds(hit, element)) return undefined;
  const label = closest(hit, (at) => at.localName === "label");
  if (label && (label.control === element || holds(label, element))) return undefined;
  return hit;
}

function coverLabel(look, hit) {
  const control = closest(hit, (at) => look.byElement.has(at));
  const item = control && look.byElement.get(control);
  if (item) return item.name ? `${item.role} "${item.name}"` : item.role;
  const around = closest(hit, (at) => DIALOGS.has(roleOf(at)));
  const front = around ?? look.fronts.find((one) => holds(hit, one.element))?.element;
  if (front) {
    const name = containerName(look, front, roleOf(front));
    return name ? `${roleOf(front)} "${name}"` : roleOf(front);
  }
  const text = cut(readable(hit.innerText ?? hit.textContent ?? ""), LIMITS.coverWords);
  if (text) return `text "${text}"`;
  return hit.querySelector?.(CANDIDATES + ",img[alt]") ? "a layer" : "an empty layer";
}

// The outermost box drawn over the page that holds the hit, but not the control under it.
function layerOf(look, hit, element) {
  let layer = null;
  for (let at = hit; at instanceof Element && at !== page.body; at = parentOf(at)) {
    if (holds(at, element)) break;
    if (/fixed|absolute/.test(look.style(at).position)) layer = at;
  }
  return layer && !layer.matches("header,nav,[role=banner],[role=navigation]") ? layer : null;
}

function judgeCovers(look) {
  const labels = new Map();
  for (const item of look.items) {
    if ((!item.supports.length && !item.frame) || item.reveal) continue;
    const hit = over(look, item);
    if (!hit) continue;
    if (!labels.has(hit)) labels.set(hit, coverLabel(look, hit));
    item.cover = labels.get(hit);
    item.hit = hit;
    if (item.frame) continue;
    item.states.push("covered");
    const layer = layerOf(look, hit, item.element);
    if (layer) look.covers.set(layer, (look.covers.get(layer) ?? 0) + 1);
  }
}

const isOnTop = (look, front) => {
  const point = middle(look, front.box, look.view);
  const hit = point && hitAt(...point);
  return Boolean(hit) && (holds(front.element, hit) || front.element.matches(":modal"));
};

function frontOf(look) {
  const open = look.fronts.filter((front) => area(front.box) > 1 && isOnTop(look, front));
  const modal = open.filter((front) => front.element.matches(":modal"));
  const top = (modal.length ? modal : open).at(-1);
  if (top) return top;
  const [layer, covers] = [...look.covers].sort((a, b) => b[1] - a[1])[0] ?? [];
  return layer && covers >= LIMITS.layerControls && !isNotice(look, layer)
    ? { element: layer, kind: "layer", role: roleOf(layer), box: look.box(layer) }
    : null;
}

// A small box with words and nothing to use: it tells something and goes by itself. What it covers is covered, no more.
function isNotice(look, layer) {
  const { left, top, right, bottom } = look.view;
  const isSmall = area(look.box(layer)) < LIMITS.noticeShare * (right - left) * (bottom - top);
  const isUsed = look.items.some((item) => item.supports.length && holds(layer, item.element));
  return isSmall && !isUsed && WORTH_READING.test(layer.textContent);
}

// Its beginning, and every question of the rest.
const wholeMessage = (text) =>
  [cut(text, LIMITS.messageLength), askedBeyond(text, LIMITS.messageLength)].filter(Boolean).join(" ");

function describeFront(look, front) {
  if (!front) return null;
  const inside = look.items.filter((item) => holds(front.element, item.element));
  for (const item of inside) item.inFront = true;
  const heading = inside.find((item) => item.role === "heading")?.name ?? "";
  const texts = inside.filter(
    (item) => !item.supports.length && !item.frame && item.role !== "heading" && item.role !== "img",
  );
  const covers = look.items.filter((item) => item.hit && holds(front.element, item.hit)).length;
  return {
    kind: front.kind,
    name: containerName(look, front.element, front.role === "generic" ? "group" : front.role) || "",
    heading,
    message: wholeMessage(squash(texts.map((item) => item.full).join(" "))),
    covers,
  };
}
