import type { Product, TouristTrip } from 'schema-dts';
import { boatHire } from '@/data/boat-hire';
import { siteUrl } from '@/data/page-settings';
import { pageUrl, sharePath } from '@/data/pages';
import { currency, hire, minPrice } from '@/data/prices';
import type { FaqEntry } from '@/data/schema/pages';
import type { Tour } from '@/data/schema/tours';
import { tourPath } from '@/data/tours';
import { businessRef } from './business';
import type { Subject } from './page-graph';

/** A tour's page: the trip, offered from its price a person up. A tour that is off is no offer. */
export function tourSubject(tour: Tour): Subject {
  const { slug, name, description, backOn } = tour;
  const path = tourPath(slug);
  const url = pageUrl(path);
  const trip: TouristTrip = {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name,
    description,
    url,
    image: siteUrl + sharePath(path),
    provider: businessRef,
    ...(!backOn && { offers: offer(url, { minPrice: minPrice(tour), unitText: 'person' }) }),
  };
  return { mainEntity: { '@id': `${url}#trip` }, things: [trip] };
}

/** The boat hire's page: one product at one price, for all day. */
export function hireSubject(): Subject {
  const url = pageUrl('/boat-hire');
  const product: Product = {
    '@type': 'Product',
    '@id': `${url}#hire`,
    name: boatHire.hero.title,
    description: boatHire.hero.lead,
    url,
    image: siteUrl + sharePath('/boat-hire'),
    offers: { ...offer(url, { price: hire, unitText: 'day' }), price: hire, priceCurrency: currency },
  };
  return { mainEntity: { '@id': `${url}#hire` }, things: [product] };
}

/** The FAQ: each question and its answer, word for word as the page has them. */
export function faqSubject(entries: readonly FaqEntry[]): Subject {
  return {
    kind: 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

/** An offer of the business, at one price or from a price up. */
function offer(
  url: string,
  unitPrice: { price: number; unitText: string } | { minPrice: number; unitText: string },
) {
  return {
    '@type': 'Offer',
    url,
    priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: currency, ...unitPrice },
    seller: businessRef,
  } as const;
}
