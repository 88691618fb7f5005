import { act, render, screen } from '@testing-library/react';
import { draftScript } from '@/components/enquiry/draft';
import { Footer } from '@/components/frame/footer';
import { TourList } from '@/components/frame/nav-bar/tour-list';
import { llmsText } from '@/components/shared/metadata/llms-text';
import { pageGraph } from '@/components/shared/metadata/page-graph';
import { sitemapText } from '@/components/shared/metadata/sitemap-text';
import { TourPage } from '@/components/tour/tour-page';
import type { Tour } from '@/data/schema/tours';
import { findPage, pageUrl } from '@/site/content/pages';
import { tourPage } from '@/site/content/texts';
import { allTours } from '@/site/content/tours';
import { enquiryPath } from '@/site/enquiry/path';
import { priceOf } from '@/site/facts/prices';
import type * as list from '@/site/facts/raw-tours';
import { tourAddress } from '@/site/facts/tour-address';
import { dateInWords } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import ContactPage from './contact/page';
import FaqPage from './faq/page';
import HomePage from './page';

// Adds a tour that is off.
jest.mock('@/site/facts/raw-tours', () => {
  const { rawTours } = jest.requireActual<typeof list>(
    '@/site/facts/raw-tours',
  );
  const off = {
    ...rawTours[0],
    id: 98_765,
    slug: 'zebra-crossing',
    name: 'Zebra Crossing',
    backOn: '2027-06-30',
  };
  return { rawTours: [off, ...rawTours] };
});

// The contact page has it as an inline script, which a test does not run.
new Function(draftScript)();
// The home page fetches its reviews, which this test does not need.
global.fetch = () => new Promise(() => {});

const [off, on] = allTours as readonly Tour[] as readonly [Tour, Tour];
const path = tourAddress(off.slug);
const day = dateInWords('2027-06-30');

test.each([
  ['the menu', TourList],
  ['the footer', Footer],
  ['the home page', HomePage],
  ['the form', ContactPage],
  ['the FAQ', FaqPage],
])('3.7, 3.9 a tour that is off is not in %s', async (_, Part) => {
  const { container } = await act(async () => render(<Part />));
  expect(container.innerHTML).toContain(on.name);
  expect(container.innerHTML).not.toMatch(
    new RegExp(`${off.name}|${off.slug}`),
  );
});

test('3.7 its page says when it is back and how to ask, in place of its price and its booking buttons', () => {
  render(<TourPage tour={off} />);
  expect(screen.getAllByText(fill(tourPage.off.heading, { day }))).toHaveLength(
    2,
  );
  expect(screen.getByText(day)).toBeVisible();
  expect(screen.queryByText(priceOf(off), { exact: false })).toBeNull();
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links.filter((link) => link?.startsWith('/contact'))).toEqual([
    enquiryPath('General Enquiry'),
  ]);
  expect(links).toContain(tourAddress(on.slug));
});

// It is the first in the list, and the next one after the last.
test('the page of another tour does not lead to it', () => {
  render(<TourPage tour={allTours.at(-1) as Tour} />);
  expect(screen.queryByRole('link', { name: new RegExp(off.name) })).toBeNull();
});

test('the metadata of its page has no offer and says when it is back', () => {
  const source = JSON.stringify(pageGraph(path));
  expect(source).toContain(off.name);
  expect(source).not.toContain('"offers"');
  expect(findPage(path).description).toContain(day);
  expect(llmsText()).toContain(
    `${pageUrl(path)}): ${findPage(path).description}`,
  );
  expect(sitemapText()).toContain(`<loc>${pageUrl(path)}</loc>`);
});
