import { notFoundTexts, thrownTexts } from '../site/content/error-screens';
import { home } from '../site/content/texts';
import { contactPhone, phoneAddress } from '../site/facts/contact';
import { barLink, expectHeading, expectPage } from './content';
import { expect, expectEvent, ready, test } from './fixtures';

const NOT_FOUND = /status of 404/;
const headline = `${home.headline.kicker} ${home.headline.main}`;

test('1.10, 5.3 an unknown path answers 404 with a text and links', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(NOT_FOUND);
  const main = page.getByRole('main');
  for (const [path, title, message] of [
    ['/nowhere', 'Unexpected Application Error!', '404 Not Found'],
    ['/CONTACT', 'Unexpected Application Error!', '404 Not Found'],
    ['/tours/evil', 'Tour not found', notFoundTexts.tourMessage],
    ['/tours/%2e%2e%2fadmin', 'Tour not found', notFoundTexts.tourMessage],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectHeading(page, title);
    await expect(main.getByText(message)).toBeVisible();
    await expect(
      main.getByRole('link', { name: contactPhone }),
    ).toHaveAttribute('href', phoneAddress);
    await expect(barLink(page, '/about')).toBeAttached();
  }
  await ready(page);
  await main.getByRole('link', { name: contactPhone }).click();
  await expectEvent(page, {
    name: 'phone_click',
    event_category: 'phone',
    event_label: 'lost page',
  });
  await main.getByRole('link', { name: notFoundTexts.home }).click();
  await expectHeading(page, headline);
});

test('1.10 two slashes before a path count as one', async ({
  page,
  baseURL,
  allowedMessages,
}) => {
  allowedMessages.push(NOT_FOUND);
  await page.goto(`${baseURL}//nowhere?a=b`);
  await ready(page);
  await expectHeading(page, 'Unexpected Application Error!');
  await expect(page.getByRole('main').getByText('404 Not Found')).toBeVisible();
  await expect(page).toHaveURL('/nowhere?a=b');
  // Some hosts send the page itself.
  await page.route('**//about', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) }),
  );
  await page.goto(`${baseURL}//about`);
  await ready(page);
  await expectPage(page, '/about');
  await expect(page).toHaveURL('/about');
});

test('1.10 a page that throws shows the error and a link home', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/The tide went out/, /Minified React error/);
  // The slideshow calls `matchMedia` when it starts.
  await page.addInitScript(() => {
    const real = window.matchMedia;
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion'))
        throw new Error('The tide went out.');
      return real.call(window, query);
    };
  });
  await page.goto('/');
  await expectHeading(page, 'Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('The tide went out.')).toBeVisible();
  await expect(
    main.getByRole('link', { name: thrownTexts.home }),
  ).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: contactPhone }).click();
  await expectEvent(page, {
    name: 'phone_click',
    event_category: 'phone',
    event_label: 'error screen',
  });
});
