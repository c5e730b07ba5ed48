// What is drawn and cannot be read: a canvas, and a closed shadow root. No script can see such a root; an element of the
// page's own kind, without an open one and without content, that takes up room has one as far as can be told.

function noteUnread(look, element, ctx) {
  const tag = own.tag(element);
  if (ctx.faded || ctx.reveal || (tag !== "canvas" && !tag.includes("-"))) return;
  const { width, height } = look.box(element);
  if (Math.min(width, height) < LIMITS.unreadPx) return;
  if (tag === "canvas") look.unread.add("canvas");
  else if (isClosed(element)) look.unread.add("shadow_boundary");
}

const isClosed = (element) =>
  !own.shadow(element) && !own.count(element) && own.matches(element, ":defined") && !squash(element.textContent);
