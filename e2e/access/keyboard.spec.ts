import type { Page } from 'playwright/test';
import { expect, SENT, status, test } from '../fixtures';
import { colour, contrast } from './contrast';
import { DESKTOP, EXPECTED_NOISE, PAGES, PHONE } from './states';

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });
const toursButton = (page: Page) => banner(page).getByRole('button', { name: 'Tours' });
const tourLinks = (page: Page) => banner(page).locator('a[href^="/tours/"]');

// A smooth scroll would still be on its way when it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [PHONE, DESKTOP]) {
  for (const path of PAGES) {
    test(`on ${path}, ${viewport.width} wide, each stop of Tab and back is in view, uncovered and ringed`, async ({
      page,
      noise,
    }) => {
      noise.push(EXPECTED_NOISE);
      await page.setViewportSize(viewport);
      await page.goto(path);
      const down = await walk(page, 'Tab');
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const up = await walk(page, 'Shift+Tab');
      expect([...down.faults, ...up.faults]).toEqual([]);
      expect(down.stops).toBeGreaterThan(15);
      expect(up.stops).toBeGreaterThan(15);
    });
  }
}

/** Presses the key until the focus leaves the page, or so many times. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses = 150) {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < presses; stops++) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(lookAtFocus);
    if (!focus) break;
    const { name, fault, ring, ground } = focus;
    if (fault) faults.push(`${key}: ${name} ${fault}`);
    else if (!ring || !ground) faults.push(`${key}: ${name} has no ring`);
    else if (contrast(colour(ring), colour(ground)) < 3)
      faults.push(`${key}: the ring of ${name} is ${ring} on ${ground}`);
  }
  return { faults, stops };
}

/** The focus as a person sees it (WCAG 2.4.7, 2.4.11, 1.4.11); runs in the page. Nothing when the focus has left it. */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const name = `${focused.tagName} '${(focused.textContent || focused.id).trim().slice(0, 40)}'`;
  const box = focused.getClientRects()[0];
  const fault = box ? faultOf(box) : 'is not drawn';
  const ringed = [undefined, '::after']
    .map((part) => getComputedStyle(focused, part))
    .find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
  const inside = Number.parseFloat(ringed?.outlineOffset ?? '0') < 0;
  return {
    name,
    fault,
    ring: ringed?.outlineColor,
    ground: groundOf(inside ? focused : focused.parentElement),
  };

  function faultOf({ left, top, width, height, right, bottom }: DOMRect) {
    // Of what is large (a text box, a table that scrolls) the browser shows the greater part.
    const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const seen = height < 150 ? shown > height - 1 : shown > Math.min(height, innerHeight) / 2;
    if (left < 0 || right > innerWidth + 1 || !seen)
      return `is out of view, ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
    const points = [
      [0.5, 0.5],
      [0.08, 0.15],
      [0.92, 0.85],
    ] as const;
    for (const [x, y] of points) {
      const over = document.elementFromPoint(left + width * x, Math.max(top, 0) + shown * y);
      // Google's badge may stand over the corner of a field; it is not ours to move.
      if (!over || !(focused?.contains(over) || over.contains(focused) || over.closest('.grecaptcha-badge')))
        return `is covered by ${over?.outerHTML.slice(0, 90)}`;
    }
    return;
  }
  function groundOf(element: Element | null): string | undefined {
    if (!element) return;
    const { backgroundColor } = getComputedStyle(element);
    return /^rgb\(/.test(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  }
}

test('the skip link leads past the navigation to the page', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('the list of tours', () => {
  test.use({ viewport: DESKTOP });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens with ${key}, and Escape closes it and gives the focus back`, async ({ page }) => {
      await page.goto('/faq');
      await toursButton(page).focus();
      await page.keyboard.press(key);
      await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(tourLinks(page).first()).toBeVisible();
      if (key !== 'ArrowDown') await page.keyboard.press('Tab');
      await expect(tourLinks(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toursButton(page)).toBeFocused();
      await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(tourLinks(page).first()).toBeHidden();
    });
  }

  test('shows the focus on each of its tours', async ({ page }) => {
    await page.goto('/faq');
    await toursButton(page).press('Enter');
    const { faults } = await walk(page, 'Tab', 5);
    expect(faults).toEqual([]);
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the focus goes on to the next link', async ({ page }) => {
    await page.goto('/faq');
    await toursButton(page).press('Enter');
    await tourLinks(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Boat Hire' })).toBeFocused();
    await expect(tourLinks(page).first()).toBeHidden();
  });
});

test.describe('the phone menu', () => {
  test.use({ viewport: PHONE });

  test('keeps the focus among its links while it is open, and Escape gives it back', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).press('Enter');
    await expect(banner(page).getByRole('link', { name: 'Book Now' })).toBeVisible();
    const seen = new Set<string>();
    for (let press = 0; press < 24; press++) {
      await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab');
      // Past its last link the focus may only go to the browser's own controls, which the page knows as its body.
      const [where = '', name = ''] = await page.evaluate(() => {
        const { activeElement } = document;
        return [activeElement?.closest('header, body')?.tagName, activeElement?.textContent?.trim()];
      });
      if (where === 'HEADER') seen.add(name);
      else expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
    for (const name of ['Home', 'About Us', 'Tours', 'Boat Hire', 'FAQ', 'Book Now'])
      expect([...seen]).toContain(name);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    for (const part of ['main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).not.toHaveAttribute('inert');
  });

  test('shows the focus on each of its stops', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).press('Enter');
    await toursButton(page).press('Enter');
    await expect(tourLinks(page).first()).toBeVisible();
    const { faults, stops } = await walk(page, 'Tab');
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(8);
  });

  test('opens its tours with Space and folds them with Escape, without closing itself', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).press('Enter');
    await toursButton(page).press('Space');
    await tourLinks(page).nth(1).focus();
    await page.keyboard.press('Escape');
    await expect(toursButton(page)).toBeFocused();
    await expect(tourLinks(page).first()).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`${viewport.width} wide, a followed link moves the focus to the new page, whose title is announced once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(listenToAnnouncer);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Boat Hire' }).press('Enter');
    await expect(page).toHaveTitle(/^Boat Hire/);
    await expect(page.getByRole('main')).toBeFocused();
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toEqual([expect.stringMatching(/^Boat Hire/)]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
    await expect(page).toHaveTitle(/^Privacy/);
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

test('the turning pictures are held and let go by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the pictures' });
  await expect(pause).toBeVisible();
  await tabTo(page, /the pictures$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
});

test('an answer of the FAQ opens and closes by keyboard', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details p').first();
  await expect(answer).toBeHidden();
  await page.getByRole('main').focus();
  await tabTo(page, /tours/i);
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`${viewport.width} wide, from the home page to a sent enquiry without a mouse`, async ({
    page,
    emailCalls,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await tabTo(page, /^Learn More about Sunset/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Sunset Tours/);
    await tabTo(page, /^Book This Tour/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Tour Type')).toHaveValue('sunset');
    await tabToField(page, 'name');
    await page.keyboard.type('Kim Nguyen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0400 000 000');
    await tabToField(page, 'message');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Is there room on Saturday?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(SENT);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(SENT);
    expect(emailCalls).toHaveLength(1);
    expect(emailCalls[0]?.template_params).toMatchObject({ from_name: 'Kim Nguyen', tour_type: 'Sunset' });
  });
}

/** Presses Tab until what has the focus says so. */
async function tabTo(page: Page, name: RegExp) {
  await tabUntil(page, (text) => name.test(text));
}

async function tabToField(page: Page, id: string) {
  await tabUntil(page, (_text, focused) => focused === id);
}

async function tabUntil(page: Page, found: (text: string, id: string) => boolean) {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const [text = '', id = ''] = await page.evaluate(() => [
      document.activeElement?.textContent?.trim(),
      document.activeElement?.id,
    ]);
    if (found(text, id)) return;
  }
  throw new Error('Tab does not lead there.');
}
