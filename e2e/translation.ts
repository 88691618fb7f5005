import type { Page } from 'playwright/test';

/**
 * Machine translation as Chrome and Safari do it: every text stands in two `font` elements, also what comes later. Of options
 * the words are changed as well, because what is sent may hang on them.
 */
function translate() {
  const strange = 'script,style,noscript,textarea,title,font font';
  const wrap = (text: Node) => {
    const place = text.parentElement;
    if (!place || !text.nodeValue?.trim() || place.closest(strange)) return;
    const inner = document.createElement('font');
    inner.append(text.nodeValue + (place.closest('option') ? ' °' : ''));
    const outer = document.createElement('font');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapAll(node);
    }
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
}

/** The visitor has the page translated now. */
export const translateNow = (page: Page) => page.evaluate(translate);

/** Every page is translated as soon as its HTML is there. (Its scripts should be held back until then.) */
export const translateAtOnce = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translate})`);
