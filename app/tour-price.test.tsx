import { render, screen } from '@testing-library/react';
import { TourGrid } from '@/components/home/tour-grid';
import { llmsText } from '@/components/shared/metadata/llms-text';
import { TourPage } from '@/components/tour/tour-page';
import { findPage, tourPath } from '@/data/functions/pages';
import { priceFrom } from '@/data/functions/price-words';
import { tours } from '@/data/functions/tours-on';
import { capitalise } from '@/data/functions/wording';
import { tourFrom } from '@/data/prices';
import type { Tour } from '@/data/schema/tours';
import FaqPage from './faq/page';

const OWN = 98_765;

// The first tour gets a price of its own; the last has none, so the others of a longer list keep what they have.
jest.mock('@/data/tours', () => {
  const real = jest.requireActual<typeof import('@/data/tours')>('@/data/tours');
  const [first, ...others]: readonly Tour[] = real.allTours.filter((tour: Tour) => !tour.backOn);
  const common: Tour = { ...first, id: 9_999, slug: 'common', name: 'Common' } as Tour;
  const allTours = [{ ...first, price: 98_765 }, ...others, { ...common, price: undefined }];
  return { ...real, allTours };
});

const list: readonly Tour[] = tours;
const own = list[0] as Tour;
const common = list.at(-1) as Tour;

/** The page of a tour as people read it, and the price that search engines are told. */
function pageOf(tour: Tour) {
  const { container } = render(<TourPage tour={tour} />);
  const graph = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  const trip = graph['@graph'].find((node: { '@type': string }) => node['@type'] === 'TouristTrip');
  const words = [...container.querySelectorAll('dl,h2')].map(({ textContent }) => textContent).join(' ');
  return { words, minPrice: trip.offers.priceSpecification.minPrice };
}

test('the page of a tour with a price of its own says it, and no other', () => {
  const { words, minPrice } = pageOf(own);
  expect(words).toContain(capitalise(priceFrom(OWN)));
  expect(words.replaceAll(`$${OWN}`, '')).not.toContain('$');
  expect(minPrice).toBe(OWN);
  expect(findPage(tourPath(own.slug)).description).not.toContain(priceFrom(tourFrom));
});

test('a tour without one has the common price', () => {
  const { words, minPrice } = pageOf(common);
  expect(words).toContain(capitalise(priceFrom(tourFrom)));
  expect(words).not.toContain(String(OWN));
  expect(minPrice).toBe(tourFrom);
});

test('the cards, the FAQ and the text for assistants name the price of each', () => {
  render(<TourGrid />);
  const card = (name: string) =>
    screen.getByRole('heading', { name, level: 3 }).closest('article')?.textContent;
  expect(card(own.name)).toContain(capitalise(priceFrom(OWN)));
  expect(card(common.name)).toContain(capitalise(priceFrom(tourFrom)));

  const sentence = `${own.name}: ${priceFrom(OWN)}`;
  expect(llmsText()).toContain(sentence);
  const faq = render(<FaqPage />).container.cloneNode(true) as HTMLElement;
  for (const data of faq.querySelectorAll('script')) data.remove();
  // The owner's answers may name no price.
  if (faq.textContent?.includes(priceFrom(tourFrom))) expect(faq.textContent).toContain(sentence);
});
