import type { Page } from 'playwright/test';

/**
 * Mock of the machine translation in Chrome and Safari: it wraps every text in two `font` elements, also text added later.
 * It changes the text of options as well, to prove that the form does not send that text.
 */
function translate() {
  const untranslated = 'script,style,noscript,textarea,title,font font';
  const wrap = (text: Node) => {
    const place = text.parentElement;
    if (!place || !text.nodeValue?.trim() || place.closest(untranslated)) return;
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

/** Translates the page now. */
export const translateNow = (page: Page) => page.evaluate(translate);

/** Translates every page as soon as its HTML is parsed. Hold the page's scripts until then. */
export const translateAtOnce = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translate})`);
