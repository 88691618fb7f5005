import { notFoundTexts, thrownTexts } from '../site/content/error-screens';
import { about, contact, faq, home } from '../site/content/texts';
import { contactPhone, phoneAddress } from '../site/facts/contact';
import { htmlOf } from './built-pages';
import { barLink, expectHeading, expectPage, footerLink } from './content';
import { expect, expectEvent, openReady, ready, test } from './fixtures';
import * as form from './form';

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

test('1.13 two slashes end at the page with one on any host', async ({
  page,
  baseURL,
  allowedMessages,
}) => {
  allowedMessages.push(NOT_FOUND);
  for (const [address, path, heading] of [
    ['//', '/', headline],
    ['//contact?type=Tour', '/contact', contact.heading],
    ['///faq', '/faq', faq.hero.title],
    ['/.//about', '/about', about.hero.title],
    ['/tours//evil', '/tours/evil', notFoundTexts.tourTitle],
    ['//[x', '/[x', notFoundTexts.title],
  ] as const) {
    // The local server does not know the address.
    await openReady(page, baseURL + address);
    await expect(page).toHaveURL(path);
    await expectHeading(page, heading);
  }
  // Other hosts send the page at once. It stays, and its links work.
  await page.route('**//contact?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: htmlOf('/contact') }),
  );
  await openReady(page, `${baseURL}//contact?type=Tour`);
  await expect(page).toHaveURL('/contact');
  await form.expectFields(page, { 'Enquiry Type': 'Tour' });
  await footerLink(page, '/about').click();
  await expectPage(page, '/about');
});

test('1.11 a page that throws shows the error and a link home', async ({
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
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('The tide went out.')).toBeVisible();
  for (const name of [thrownTexts.again, thrownTexts.home])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: contactPhone }).click();
  await expectEvent(page, {
    name: 'phone_click',
    event_category: 'phone',
    event_label: 'error screen',
  });
});

test('1.11 a layout that throws is loaded, not while sending', async ({
  page,
  allowedMessages,
  emails,
}) => {
  allowedMessages.push(/The tide went out/, /Minified React error/);
  // The layout focuses the new page after a link.
  await page.addInitScript(() => {
    const real = HTMLElement.prototype.focus;
    HTMLElement.prototype.focus = function (...options) {
      if (this.tagName === 'MAIN') throw new Error('The tide went out.');
      real.apply(this, options);
    };
  });
  await openReady(page, '/faq');
  await footerLink(page, '/about').click();
  await expectPage(page, '/about');
  await expectHeading(page, about.hero.title);

  const answer = await form.sendAndHold(page, emails);
  await footerLink(page, '/about').click();
  await expectHeading(page, thrownTexts.title);
  await expect(page.getByText('The tide went out.')).toBeVisible();
  await expect(page.getByText(thrownTexts.sending)).toBeVisible();
  const home = page.getByRole('link', { name: thrownTexts.home });
  await expect(home).toBeHidden();
  answer();
  await expect(page.getByRole('alert').getByText(form.SENT)).toBeVisible();
  await home.click();
  await expectHeading(page, headline);
});
