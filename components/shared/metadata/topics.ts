import type { ItemList, Offer, Product, TouristTrip } from 'schema-dts';
import { boatHire } from '@/data/boat-hire';
import { faq } from '@/data/faq';
import { pageUrl, sharePath, tourPath } from '@/data/functions/pages';
import { stopsOf } from '@/data/functions/places-of';
import { minPrice, priceRows } from '@/data/functions/price-words';
import { siteUrl } from '@/data/page-settings';
import { currency, hire } from '@/data/prices';
import type { Tour } from '@/data/schema/tours';
import { businessRef, type Topic } from './page-graph';
import { tourSchedule } from './tour-schedule';

/** A tour with its table of prices, or its starting price for one person. A tour that is off has no offer. */
export function tourTopic(tour: Tour): Topic {
  const { slug, name, description, backOn } = tour;
  const path = tourPath(slug);
  const url = pageUrl(path);
  const stops = stopsOf(tour);
  const trip: TouristTrip = {
    '@type': 'TouristTrip',
    name,
    description,
    url,
    image: siteUrl + sharePath(path),
    provider: businessRef,
    ...(stops.length > 0 && { itinerary: itinerary(stops) }),
    ...(!backOn && { offers: tourOffers(tour, url) }),
  };
  return { mainEntity: trip, mentions: tourSchedule(tour) };
}

/** The boat hire: one product with one price for a day. */
export function hireTopic(): Topic {
  const url = pageUrl('/boat-hire');
  const product: Product = {
    '@type': 'Product',
    name: boatHire.hero.title,
    description: boatHire.hero.lead,
    url,
    image: siteUrl + sharePath('/boat-hire'),
    offers: exactOffer(url, hire, 'day'),
  };
  return { mainEntity: product };
}

/** The FAQ: each question and answer with the text of the page. */
export function faqTopic(): Topic {
  return {
    kind: 'FAQPage',
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

/** The stops of a tour in their order. */
const itinerary = (stops: ReturnType<typeof stopsOf>): ItemList => ({
  '@type': 'ItemList',
  itemListElement: stops.map(({ words }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: words,
  })),
});

/** One offer for each row of the table of prices; without a table one with the starting price. */
function tourOffers(tour: Tour, url: string) {
  const rows = priceRows(tour).map(({ label, dollars }) => ({
    ...exactOffer(url, dollars, label),
    name: label,
  }));
  return rows.length ? rows : offer(url, { minPrice: minPrice(tour), unitText: 'person' });
}

/** An offer with an exact price. */
const exactOffer = (url: string, price: number, unitText: string) =>
  ({ ...offer(url, { price, unitText }), price, priceCurrency: currency }) as const satisfies Offer;

/** An offer of the business with an exact price or a starting price. */
function offer(url: string, unitPrice: { price?: number; minPrice?: number; unitText: string }) {
  return {
    '@type': 'Offer',
    url,
    priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: currency, ...unitPrice },
    seller: businessRef,
  } as const satisfies Offer;
}
