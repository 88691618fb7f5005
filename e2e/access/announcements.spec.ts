import type { Page } from 'playwright/test';
import { findPage } from '../../site/content/pages';
import { about, faq } from '../../site/content/texts';
import { expectPage, footerLink } from '../content';
import { atRest, expect, openReady, PHONE, saveData, test } from '../fixtures';
import * as form from '../form';

test('1.7 a link focuses the page, whose title comes with its heading, said once', async ({
  page,
}) => {
  // A page that was not prefetched.
  await saveData(page);
  await openReady(page, '/faq');
  await page.evaluate(record);
  const titleOf = (path: string) => findPage(path).title;
  for (const path of ['/about', '/privacy']) {
    await footerLink(page, path).press('Enter');
    await expectPage(page, path);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => recorded(page, 'said')).toContain(titleOf(path));
  }
  await atRest(page);
  expect(await recorded(page, 'said')).toEqual([
    titleOf('/about'),
    titleOf('/privacy'),
  ]);
  expect((await recorded(page, 'titles')).slice(0, 2)).toEqual([
    `${faq.hero.title}: ${titleOf('/faq')}`,
    `${about.hero.title}: ${titleOf('/about')}`,
  ]);
});

test('a screen reader says the sending and its result once', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await form.open(page);
  await form.sendButton(page).click();
  await expect(form.errorSummary(page)).toBeFocused();
  await page.evaluate(record);
  await form.send(page);
  await form.expectSuccess(page);
  await atRest(page);
  expect(await recorded(page, 'said')).toEqual([
    'Sending your enquiry',
    form.SENT,
  ]);
});

const recorded = (page: Page, name: 'said' | 'titles') =>
  page.evaluate(
    (name) => (window as unknown as Record<string, string[]>)[name] ?? [],
    name,
  );

/**
 * Records what a screen reader says, which is each new text of a live region
 * and each focused sentence, and each title with the heading of its page. Runs
 * in the page.
 */
function record() {
  const said: string[] = [];
  const titles: string[] = [];
  Object.assign(window, { said, titles });
  const add = (list: string[], words = '') => {
    if (words && words !== list.at(-1)) list.push(words);
  };
  // Next has its live region in a shadow tree. The first one of the form
  // belongs to the date field.
  const announcer = document.querySelector('next-route-announcer')
    ?.shadowRoot as ShadowRoot;
  const note = () => {
    add(
      titles,
      `${document.querySelector('h1')?.textContent}: ${document.title}`,
    );
    add(said, announcer.querySelector('[aria-live]')?.textContent ?? '');
    add(
      said,
      [...document.querySelectorAll('form [role=status]')].at(-1)
        ?.textContent ?? '',
    );
  };
  note();
  for (const root of [document, announcer])
    new MutationObserver(note).observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLParagraphElement)
      add(said, target.textContent ?? '');
  });
}
