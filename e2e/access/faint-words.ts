import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { type Colour, colour, contrast } from './contrast';

type Words = {
  text: string;
  textColour: string;
  least: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

/**
 * Finds text with too little contrast to its background, also on pictures (WCAG 2.2, 1.4.3). A screenshot without text gives
 * the background. It is reduced to a quarter, because an eye sees the mean of a fine grain.
 */
export async function faintWords(page: Page): Promise<string[]> {
  // Put the fixed bar at the bottom of a phone into the flow, so that it covers no text.
  await addRules(page, 'main > div > [data-print=no] { position: static !important }');
  const words = await wordsOnScreen(page);
  if (words.length < 10) throw new Error('There are hardly any words on this page.');
  await addRules(
    page,
    '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }',
  );
  const shot = sharp(await page.screenshot({ fullPage: true, scale: 'css', type: 'jpeg', quality: 95 }));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { width = 0, height = 0 } = await shot.metadata();
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const pixels = await shot
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return words.flatMap(({ text, textColour, least, ...box }) => {
    let worst = 21;
    for (let y = Math.ceil(box.top / 4); y < (box.top + box.height) / 4 - 1 && y < rows; y++)
      for (let x = Math.ceil(box.left / 4); x < (box.left + box.width) / 4 - 1 && x < columns; x++) {
        const offset = 3 * (y * columns + x);
        worst = Math.min(
          worst,
          contrast(colour(textColour), [...pixels.subarray(offset, offset + 3)] as unknown as Colour),
        );
      }
    return worst < least ? [`too faint: '${text}' in ${textColour}: ${worst.toFixed(2)}`] : [];
  });
}

/** Adds CSS rules to the page in a way that its policy allows. */
function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** The position of each text, its colour and the contrast it needs. */
function wordsOnScreen(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('script, noscript, option, .onlyRead, .skip, [inert], :disabled, .grecaptcha-badge'))
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        // An open menu covers text of the page. When it is longer than the screen, its buttons cover its links, or they are below.
        const covered = [left + 1, left + width / 2, left + width - 1].some((x) => {
          const front = document.elementFromPoint(x, top + height / 2);
          if (!parent.closest('header')) return front?.closest('header');
          return front ? !front.contains(parent) && !parent.contains(front) : top > 0;
        });
        if (covered) continue;
        // The height of the letters without the space above and below them.
        found.push({
          text: text.slice(0, 40),
          textColour: color,
          least: large ? 3 : 4.5,
          left: left + scrollX,
          top: top + scrollY + height * 0.3,
          width,
          height: height * 0.4,
        });
      }
    }
    return found;
  });
}
