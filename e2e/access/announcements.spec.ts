import { findPage } from '../../site/pages';
import { expectPage, footerLink } from '../content';
import { expect, openReady, PHONE, test } from '../fixtures';
import * as form from '../form';

test('following a link focuses the new page and announces its title once', async ({ page }) => {
  await openReady(page, '/');
  await page.evaluate(listenToAnnouncer);
  await footerLink(page, '/boat-hire').press('Enter');
  await expectPage(page, '/boat-hire');
  await expect(page.getByRole('main')).toBeFocused();
  const announcements = () =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
  await expect.poll(announcements).toEqual([findPage('/boat-hire').title]);
  await footerLink(page, '/privacy').press('Enter');
  await expectPage(page, '/privacy');
  await expect.poll(async () => (await announcements()).slice(1)).toEqual([findPage('/privacy').title]);
});

/** Records the texts of Next's route announcer, a live region in a shadow tree. */
function listenToAnnouncer() {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  const region = document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]');
  if (!region) throw new Error('There is no announcer.');
  new MutationObserver(() => region.textContent && announcements.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
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
