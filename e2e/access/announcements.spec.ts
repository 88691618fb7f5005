import { about, faq } from '../../site/content';
import { findPage } from '../../site/pages';
import { expectPage, footerLink } from '../content';
import { expect, openReady, PHONE, saveData, test } from '../fixtures';
import * as form from '../form';

test('a link focuses the new page, whose title comes with its heading and is announced once', async ({
  page,
}) => {
  // A page that was not prefetched.
  await saveData(page);
  await openReady(page, '/faq');
  await page.evaluate(recordTitles);
  const recorded = (name: 'titles' | 'announcements') =>
    page.evaluate((name) => (window as unknown as Record<string, string[]>)[name], name);
  await footerLink(page, '/about').press('Enter');
  await expectPage(page, '/about');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => recorded('announcements')).toEqual([findPage('/about').title]);
  expect(await recorded('titles')).toEqual([
    `${faq.hero.title}: ${findPage('/faq').title}`,
    `${about.hero.title}: ${findPage('/about').title}`,
  ]);
  await footerLink(page, '/privacy').press('Enter');
  await expectPage(page, '/privacy');
  await expect
    .poll(async () => (await recorded('announcements'))?.slice(1))
    .toEqual([findPage('/privacy').title]);
});

/** Records each heading with the title of its page, and the texts of Next's route announcer, a live region in a shadow tree. */
function recordTitles() {
  const titles: string[] = [];
  const announcements: string[] = [];
  Object.assign(window, { titles, announcements });
  const changes = { childList: true, characterData: true, subtree: true };
  const note = () => {
    const now = `${document.querySelector('h1')?.textContent}: ${document.title}`;
    if (now !== titles.at(-1)) titles.push(now);
  };
  note();
  new MutationObserver(note).observe(document, changes);
  const region = document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]');
  if (!region) throw new Error('There is no announcer.');
  new MutationObserver(() => region.textContent && announcements.push(region.textContent)).observe(
    region,
    changes,
  );
}

test('a screen reader says the sending and its result once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await form.open(page);
  await form.sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  const announced = page.evaluate(
    (last) =>
      new Promise<string[]>((done) => {
        // A screen reader says a live region and a focused element. (The first live region belongs to the date field.)
        const region = [...document.querySelectorAll('form [role=status]')].at(-1);
        const announcements: string[] = [];
        const record = (words: string) => {
          announcements.push(words);
          if (words === last) setTimeout(() => done(announcements), 500);
        };
        new MutationObserver(() => {
          const words = region?.textContent ?? '';
          if (words && words !== announcements.at(-1)) record(words);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLParagraphElement) record(target.textContent ?? '');
        });
      }),
    form.SENT,
  );
  await form.fillIn(page);
  await form.sendButton(page).click();
  expect(await announced).toEqual(['Sending your enquiry', form.SENT]);
});
