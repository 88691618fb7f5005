import { expect, openForm, test } from '../fixtures';
import { DESKTOP, EXPECTED_NOISE, PAGES, PHONE } from './states';

// 1280 x 1024 four times enlarged is 320 x 256 (WCAG 2.2, 1.4.10).
for (const viewport of [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]) {
  test(`at ${viewport.width} x ${viewport.height} no page scrolls sideways or cuts its words`, async ({
    page,
    noise,
  }) => {
    noise.push(EXPECTED_NOISE);
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    for (const path of PAGES) {
      await page.goto(path);
      expect.soft(await page.evaluate(cutWords), path).toEqual([]);
    }
  });
}

test.describe('at 320 x 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the menu opens, scrolls to its last link, and its tours can be chosen', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.evaluate(cutWords)).toEqual([]);
    const menu = page.getByRole('banner');
    await menu.getByRole('button', { name: 'Tours' }).click();
    await expect(menu.getByRole('link', { name: 'Book Now' })).toBeInViewport();
    await menu.getByRole('link', { name: /^Private Charter/ }).click();
    await expect(page).toHaveTitle(/^Private Charter/);
  });

  test('the form in error fits, and its button can be pressed', async ({ page }) => {
    await openForm(page, '/contact?type=Tour');
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
    expect(await page.evaluate(cutWords)).toEqual([]);
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('text spaced out as a visitor may need it is not cut (WCAG 2.2, 1.4.12)', async ({
      page,
      noise,
    }) => {
      noise.push(EXPECTED_NOISE);
      test.setTimeout(300_000);
      for (const path of PAGES) {
        await page.goto(path);
        await page.evaluate(spaceOut);
        expect.soft(await page.evaluate(cutWords), path).toEqual([]);
      }
    });

    test('text of twice the size is not cut (WCAG 2.2, 1.4.4)', async ({ page, noise }) => {
      noise.push(EXPECTED_NOISE);
      test.setTimeout(300_000);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const path of PAGES) {
        await page.goto(path);
        expect(
          await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
        ).toBeGreaterThanOrEqual(32);
        expect.soft(await page.evaluate(cutWords), path).toEqual([]);
      }
    });
  });
}

test('a press that leaves the button before it ends does nothing (WCAG 2.2, 2.5.2)', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  for (const name of ['Book', 'Boat Hire']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(700, 600);
    await page.mouse.up();
  }
  await expect(page).toHaveURL('/');
});

/** WCAG's own values, in a sheet that no policy of the page forbids. Runs in the page. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** The words that stick out of the screen or out of a box that hides what sticks out of it. Runs in the page. */
function cutWords(): string[] {
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
    // Lettering is set tight: its line may reach over its box, its letters do not.
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
