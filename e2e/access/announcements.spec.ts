import { expectPage, footerLink } from '../content';
import { expect, fillIn, openForm, openReady, SENT, sendButton, test } from '../fixtures';
import { DESKTOP, PHONE } from './screens';

for (const viewport of [PHONE, DESKTOP]) {
  test(`${viewport.width} wide, following a link focuses the new page and announces its title once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openReady(page, '/');
    await page.evaluate(listenToAnnouncer);
    await footerLink(page, '/boat-hire').press('Enter');
    await expectPage(page, '/boat-hire');
    await expect(page.getByRole('main')).toBeFocused();
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toEqual([expect.stringMatching(/^Boat Hire/)]);
    await footerLink(page, '/privacy').press('Enter');
    await expectPage(page, '/privacy');
    await expect.poll(async () => (await heard()).slice(1)).toEqual([expect.stringMatching(/^Privacy/)]);
  });
}

/** Notes what Next's announcer, a polite or assertive live region in a tree of its own, says from now on. */
function listenToAnnouncer() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const region = document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]');
  if (!region) throw new Error('There is no announcer.');
  new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

test('a screen reader hears once that the form sends and how it ended', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page);
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  const said = page.evaluate(
    (last) =>
      new Promise<string[]>((done) => {
        // What a live region says, and what takes the focus. The date field above has a live region of its own.
        const region = [...document.querySelectorAll('form [role=status]')].at(-1);
        const heard: string[] = [];
        const hear = (words: string) => {
          heard.push(words);
          if (words === last) setTimeout(() => done(heard), 500);
        };
        new MutationObserver(() => {
          const words = region?.textContent ?? '';
          if (words && words !== heard.at(-1)) hear(words);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLParagraphElement) hear(target.textContent ?? '');
        });
      }),
    SENT,
  );
  await fillIn(page);
  await sendButton(page).click();
  expect(await said).toEqual(['Sending your enquiry', SENT]);
});
