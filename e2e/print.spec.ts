import type { Page } from 'playwright/test';
import { labels } from '../site/content/labels';
import { faq, home } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { contactPhone } from '../site/facts/contact';
import { hirePrice } from '../site/facts/prices';
import { tourAddress } from '../site/facts/tour-address';
import { kindsOfPages } from './content';
import { expect, PHONE, PREVIEW, sideways, test } from './fixtures';
import { badge } from './form';

/** What a sheet of A4 holds inside its margins. */
const SHEET = { width: 703, height: 1032 };

async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

test('3.20 on paper a page has its words and the telephone number, no button, nothing cut off and no empty part', async ({
  page,
}) => {
  for (const path of kindsOfPages)
    await test.step(path, async () => {
      await openOnPaper(page, path);
      const number = await page
        .getByRole('banner')
        .getByText(contactPhone)
        .first()
        .boundingBox();
      expect.soft(number?.width).toBeGreaterThan(30);
      expect.soft(await page.getByRole('button').count()).toBe(0);
      for (const name of [
        labels.bookNow,
        home.reviews.google,
        home.tours.more,
        home.price.button,
      ])
        expect
          .soft(await page.getByRole('link', { name }).count(), name)
          .toBe(0);
      expect.soft([path, await sideways(page)]).toEqual([path, 0]);
      expect.soft(await page.evaluate(cutOff), path).toEqual([]);
      expect.soft(await page.evaluate(widestGap), path).toBeLessThan(120);
      await looks[path]?.(page);
    });
});

test('3.20 each tour prints on one sheet, with every fact on two at most', async ({
  page,
}) => {
  for (const [build, most] of [
    ['', 1],
    [PREVIEW, 2],
  ] as const)
    for (const { slug } of tours) {
      await page.goto(build + tourAddress(slug));
      const sheets = (await page.pdf({ format: 'A4' }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
      expect(sheets?.length, build + slug).toBeLessThanOrEqual(most);
    }
});

/** What else a page has on paper. */
const looks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/contact': async (page) => {
    await expect(badge(page)).toHaveCount(1);
    await expect(badge(page)).toBeHidden();
  },
  '/faq': async (page) => {
    expect(
      await page.getByRole('main').getByRole('group').evaluateAll(answered),
    ).toBe(faq.entries.length);
  },
  '/': async (page) => {
    const rows = page
      .getByRole('table', { name: home.compare.title })
      .getByRole('row');
    await expect(rows).toHaveCount(tours.length > 1 ? tours.length + 1 : 0);
    for (const row of await rows.all()) await expect(row).toBeVisible();
    const heading = page.getByRole('heading', { name: home.hire.heading });
    const part = heading.locator('..').filter({ hasText: hirePrice });
    await expect(part).toHaveCount(1);
    for (const each of await part.all())
      await expect(each).toHaveCSS('break-inside', 'avoid');
    // The title is in ink, and the price of the tours is there.
    const ink = await page
      .getByRole('heading', { name: home.tours.heading })
      .evaluate((heading) => getComputedStyle(heading).color);
    await expect(
      page.getByText(home.headline.kicker, { exact: true }).first(),
    ).toHaveCSS('color', ink);
    await expect(page.getByText(home.price.heading)).toBeVisible();
  },
};

/** The boxes that are narrower than what is in them. Runs in the page. */
function cutOff(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (box) =>
        box.checkVisibility() && getComputedStyle(box).overflowX !== 'visible',
    )
    .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth)
    .map((box) => box.outerHTML.slice(0, 80));
}

/** The greatest height without a line or a field. Runs in the page. */
function widestGap(): number {
  const range = document.createRange();
  const linesOf = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const rects = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const texts = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim(),
      );
      return element.matches('input, select, textarea')
        ? [element.getBoundingClientRect()]
        : texts.flatMap(linesOf);
    })
    .sort((one, other) => one.top - other.top);
  let [bottom, widest] = [0, 0];
  for (const rect of rects) {
    widest = Math.max(widest, rect.top - bottom);
    bottom = Math.max(bottom, rect.bottom);
  }
  return widest;
}

/** How many of these questions show their whole answer. Runs in the page. */
function answered(questions: Element[]): number {
  return questions.filter((question) => {
    const answer = question.lastElementChild as Element;
    const { top, bottom } = answer.getBoundingClientRect();
    return (
      answer.checkVisibility() &&
      top < bottom &&
      bottom <= question.getBoundingClientRect().bottom
    );
  }).length;
}
