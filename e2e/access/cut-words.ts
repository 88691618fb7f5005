/** Finds text that the screen or a box with hidden overflow cuts off. Runs in the page. */
export function cutWords(): string[] {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, noscript, .onlyRead, textarea, .skip, .grecaptcha-badge, option'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const around = boxAround(parent);
    // A table may scroll within its own box.
    if (around && /auto|scroll/.test(getComputedStyle(around).overflowX)) continue;
    const hiding = around?.getBoundingClientRect();
    const cut =
      box.right > innerWidth + 1 ||
      box.left < -1 ||
      (hiding && (box.right > hiding.right + 1 || box.left < hiding.left - 1));
    // With a small line height a line reaches over its box while its letters do not.
    const cutBelow = hiding && box.bottom - box.height / 4 > hiding.bottom;
    if (cut || cutBelow)
      found.push(`'${node.nodeValue.trim().slice(0, 50)}' in ${parent.outerHTML.slice(0, 80)}`);
  }
  return found;

  function boxAround(element: Element | null): Element | undefined {
    if (!element || element === document.body) return;
    return getComputedStyle(element).overflowX === 'visible' ? boxAround(element.parentElement) : element;
  }
}
