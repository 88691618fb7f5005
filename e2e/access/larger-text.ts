import type { Page } from 'playwright/test';

/**
 * Text as visitors may set it, by WCAG 1.4.12 and 1.4.4: by a style of their
 * own, or by the text size of the browser, in pixels. The last changes `em` in
 * media queries too, which makes a difference on a wide screen only.
 */
const spaced = {
  css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`,
  size: 16,
};
const doubled = { css: 'html { font-size: 200% }', size: 16 };
const inTheBrowser = { css: '', size: 32 };

/** The texts at each width. Another width takes the browser longer. */
const looks = [
  ...[320, 768].map((width) => ({ width, texts: [spaced, doubled] })),
  ...[1024, 1440, 1920].map((width) => ({
    width,
    texts: [spaced, doubled, inTheBrowser],
  })),
];

/**
 * @returns one line for each text that is cut off or covered with wide spacing
 * or larger text, and for each page wider than its screen
 */
export async function lostWithLargerText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const lost: string[] = [];
  for (const { width, texts } of looks) {
    await page.setViewportSize({ width, height: 844 });
    for (const { css, size } of texts) {
      await browser.send('Page.setFontSizes', {
        fontSizes: { standard: size, fixed: 13 },
      });
      const found = await page.evaluate(lostText, css);
      lost.push(
        ...found.map(
          (each) => `${css || `${size} px`}, ${width} wide: ${each}`,
        ),
      );
    }
  }
  // Playwright uses the page for the next test too.
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard: 16, fixed: 13 },
  });
  return lost;
}

/**
 * Text outside a box around it is cut off, or lies on what follows. Runs in the
 * page.
 */
function lostText(css: string): string[] {
  const lost = new Set<string>();
  for (const entry of document.querySelectorAll('details')) entry.open = true;
  // The page's policy allows a style that is added in this way.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const visible = {
    visibilityProperty: true,
    opacityProperty: true,
    contentVisibilityAuto: true,
  };
  const textsOf = (owner: Element) =>
    [...owner.childNodes].filter(
      (node) => node instanceof Text && node.data.trim(),
    );
  const owners = [...document.body.querySelectorAll('*')]
    .filter((owner) => textsOf(owner).length)
    .filter((owner) => owner.checkVisibility(visible))
    .filter((owner) => !owner.closest('.onlyRead, .skip, .grecaptcha-badge'));
  // Safari draws spaced letters one by one, each outline over the letter before.
  for (const owner of owners) {
    const { stroke, letterSpacing } = getComputedStyle(owner);
    if (stroke !== 'none' && letterSpacing !== 'normal')
      lost.add(`'${owner.textContent}': its outlines hide its letters`);
  }
  const range = document.createRange();
  const linesOf = (node: Node) => {
    range.selectNodeContents(node);
    return range.getClientRects();
  };
  // Only the middle third of the screen is tested, because bars stick to its
  // edges.
  const third = innerHeight / 3;
  scrollTo({ top: 0, behavior: 'instant' });
  const texts = owners.flatMap((owner) =>
    textsOf(owner).map((node) => {
      const tops = Array.from(linesOf(node), ({ top }) => top);
      return {
        owner,
        node,
        first: Math.min(...tops),
        last: Math.max(...tops),
      };
    }),
  );
  for (
    let from = 0;
    from < document.documentElement.scrollHeight;
    from += third
  ) {
    scrollTo({ top: from - third, behavior: 'instant' });
    const [first, last] = [from - scrollY, from - scrollY + third];
    const here = texts.filter(
      (text) => text.last >= from && text.first < from + third,
    );
    // What sticks to the screen moves with it, so each place is read again.
    for (const { owner, node } of here) {
      const boxes = boxesAround(owner);
      for (const { left, right, top, height } of linesOf(node)) {
        if (top < first || top >= last) continue;
        // Letters may stand out of their line by a little.
        const rim = 1 + height / 20;
        for (const share of [0, 0.5, 1]) {
          const x = left + rim + share * (right - left - 2 * rim);
          const y = top + height * (0.25 + share / 2);
          const without = boxes.find(
            ({ place }) =>
              x < place.left ||
              x > place.right ||
              y < place.top ||
              y > place.bottom,
          );
          const box = without?.box ?? coverOf(owner, x, y);
          if (box)
            lost.add(
              `'${node.textContent?.slice(0, 60)}': ${box.outerHTML.slice(0, 80)}`,
            );
        }
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  if (document.documentElement.scrollWidth > innerWidth)
    lost.add('the page is wider than the screen');
  return [...lost];

  /**
   * The nearest first. A box that is placed or that scrolls holds its own text.
   */
  function boxesAround(owner: Element) {
    const boxes: { box: Element; place: DOMRect }[] = [];
    for (
      let box: Element | null = owner;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const { display, position, overflowX } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(overflowX)) break;
      boxes.push({ box, place: box.getBoundingClientRect() });
      if (/absolute|fixed/.test(position)) break;
    }
    return boxes;
  }

  /** The text may be scrolled away. */
  function coverOf(owner: Element, x: number, y: number): Element | undefined {
    // The whole stack takes the browser several times as long.
    if (owner.contains(document.elementFromPoint(x, y))) return undefined;
    const stack = document.elementsFromPoint(x, y);
    return stack.slice(0, Math.max(0, stack.indexOf(owner))).find((box) => {
      const paints =
        getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        box.matches('img, svg');
      return paints && !owner.contains(box);
    });
  }
}
