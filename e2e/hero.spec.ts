import type { Page } from 'playwright/test';
import { ROTATION } from '../components/home/hero-slideshow/rotation';
import type { Picture } from '../data/schema/parts';
import { slideshowTexts } from '../site/content/client-texts';
import { pictureFiles } from '../site/content/picture-address';
import { home } from '../site/content/texts';
import { expect, holdBack, stopTime, test } from './fixtures';

const slideshow = (page: Page) =>
  page.getByRole('region', { name: slideshowTexts.label });
const pause = (page: Page) =>
  page.getByRole('button', { name: slideshowTexts.pause });
const SLIDES: readonly Picture[] = home.slides;
const expectTurn = (page: Page, turn: number) =>
  expect(slideshow(page).getByRole('img')).toHaveAttribute(
    'alt',
    SLIDES[turn % SLIDES.length]?.alt ?? '',
  );
/** By then, pictures that turn would show another one. */
const ONE_MORE_THAN_ALL = (SLIDES.length + 1) * ROTATION;
const filesOf = (slide: Picture | undefined) =>
  new RegExp(`/pictures/${slide && pictureFiles(slide).name}-`);

/** React starts the timer of the pictures in a task after the button. */
async function expectTurning(page: Page) {
  await expect(pause(page)).toBeVisible();
  await page.evaluate(
    "scheduler.postTask(() => {}, { priority: 'background' })",
  );
}

// One picture alone does not turn.
if (SLIDES.length > 1)
  test.describe('with two pictures or more', () => {
    test('2.1, 6.7 the pictures change in turn once all have loaded, until the button is pressed, and not with reduced motion', async ({
      page,
    }) => {
      const releaseStyles = await holdBack(page, /\.css$/);
      const releaseLast = await holdBack(page, filesOf(SLIDES.at(-1)));
      const releaseFirst = await holdBack(page, filesOf(SLIDES[0]));
      await stopTime(page);
      await page.addInitScript(() =>
        addEventListener('transitionrun', ({ propertyName, target }) => {
          const shown = target as Element;
          if (propertyName === 'opacity' && shown.ariaHidden === 'false')
            Object.assign(window, {
              fade: getComputedStyle(shown).transitionDuration,
            });
        }),
      );
      await page.goto('/', { waitUntil: 'commit' });
      await expect(slideshow(page)).toHaveAttribute('data-loading', 'true');
      await expect(slideshow(page)).toHaveCSS('background-image', /gradient/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      releaseFirst();
      await expect(slideshow(page)).toHaveAttribute('data-loading', 'false');
      await page.clock.runFor(ROTATION);
      await expectTurn(page, 0);
      releaseLast();
      await expectTurning(page);
      const place = await pause(page).boundingBox();
      releaseStyles();
      await page.waitForLoadState();
      expect(await pause(page).boundingBox()).toEqual(place);
      let turn = 0;
      while (turn <= SLIDES.length) {
        await page.clock.runFor(ROTATION - 100);
        await expectTurn(page, turn);
        await page.clock.runFor(100);
        await expectTurn(page, ++turn);
      }
      await expect.poll(() => page.evaluate('window.fade')).toBe('1s');

      await pause(page).press('Space');
      const play = page.getByRole('button', { name: slideshowTexts.play });
      await expect(play).toBeFocused();
      await page.clock.runFor(ONE_MORE_THAN_ALL);
      await expectTurn(page, turn);
      await play.click();
      await expectTurning(page);
      await page.clock.runFor(ROTATION);
      await expectTurn(page, turn + 1);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      // All pictures are loaded, so only the setting keeps them still.
      await expect(
        slideshow(page).locator('button:not([hidden])'),
      ).toBeAttached();
      await page.clock.runFor(ONE_MORE_THAN_ALL);
      await expectTurn(page, 0);
    });

    test('2.2 the page is complete while a picture is missing or hangs', async ({
      page,
      allowedMessages,
    }) => {
      allowedMessages.push(
        /Failed to load resource/,
        /hero picture .* could not be loaded/,
      );
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('could not be loaded'),
      );
      await page.route(filesOf(SLIDES[0]), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/');
      await expect(slideshow(page)).toHaveAttribute('data-loading', 'false');
      await expectTurn(page, 1);
      expect((await logged).text()).toMatch(filesOf(SLIDES[0]));

      await page.route(filesOf(SLIDES[0]), () => {});
      await stopTime(page);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(slideshow(page)).toHaveAttribute('data-loading', 'true');
      await expect(async () => {
        await page.clock.runFor(16_000);
        await expect(slideshow(page)).toHaveAttribute('data-loading', 'false', {
          timeout: 500,
        });
      }).toPass();
    });
  });
