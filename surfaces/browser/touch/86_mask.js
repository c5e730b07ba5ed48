// Covers fields that hold a secret, for as long as a picture is taken.

let masks = null;

runflow.mask = (numbers) => {
  runflow.unmask();
  masks = document.createElement("div");
  masks.popover = "manual";
  masks.style.cssText = "all:initial;position:fixed;inset:0;width:auto;height:auto;background:none;border:0;pointer-events:none";
  const pane = masks.attachShadow({ mode: "closed" });
  for (const n of numbers) {
    const element = runflow.node(n);
    for (const box of element?.getClientRects() ?? []) {
      const patch = document.createElement("div");
      patch.style.cssText = `position:fixed;background:#606060;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
      pane.append(patch);
    }
  }
  document.documentElement.append(masks);
  masks.showPopover();
};

runflow.unmask = () => {
  masks?.remove();
  masks = null;
};
