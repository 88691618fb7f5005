import type { Offer, WebPage } from 'schema-dts';
import type { Tour } from '@/data/schema/tours';
import { pageUrl, type Question } from '@/site/content/pages';
import { sharePath } from '@/site/content/picture-address';
import { siteUrl } from '@/site/content/settings';
import { boatHire } from '@/site/content/texts';
import {
  hire,
  hirePrices,
  minPrice,
  type PriceRow,
  priceRows,
} from '@/site/facts/prices';
import { tourAddress } from '@/site/facts/tour-address';
import { currency } from '@/site/words/country';

export const businessRef = { '@id': `${siteUrl}/#business` } as const;

/** What a page is about, such as a tour. */
export type MainEntity = Partial<
  Pick<Exclude<WebPage, string>, 'mainEntity' | 'mentions'>
>;

/** A tour with its prices or its starting price. Off, it has no offer. */
export function tourEntity(tour: Tour): MainEntity {
  const { name, description, backOn } = tour;
  const path = tourAddress(tour.slug);
  const url = pageUrl(path);
  return {
    mainEntity: {
      '@type': 'TouristTrip',
      name,
      description,
      url,
      image: siteUrl + sharePath(path),
      provider: businessRef,
      ...(!backOn && { offers: tourOffers(tour, url) }),
    },
  };
}

export function hireEntity(): MainEntity {
  const url = pageUrl('/boat-hire');
  const { bookAt } = boatHire;
  const offers = {
    ...offer(bookAt ?? url, { price: hire, unitText: 'day' }),
    price: hire,
    priceCurrency: currency,
  };
  return {
    mainEntity: {
      '@type': 'Product',
      name: boatHire.hero.title,
      description: boatHire.hero.lead,
      url,
      image: siteUrl + sharePath('/boat-hire'),
      offers: hirePrices.length
        ? [offers, ...rowOffers(hirePrices, bookAt)]
        : offers,
    },
  };
}

export const questionsEntity = (
  questions: readonly Question[],
): MainEntity => ({
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/** The address of an offer is where it can be booked and paid, if anywhere. */
function tourOffers(tour: Tour, url: string) {
  const { bookAt } = tour;
  const rows = rowOffers(priceRows(tour), bookAt);
  return rows.length
    ? rows
    : offer(bookAt ?? url, { minPrice: minPrice(tour), unitText: 'person' });
}

const rowOffers = (rows: readonly PriceRow[], bookAt: string | undefined) =>
  rows.map(({ label, amount }) => ({
    '@type': 'Offer' as const,
    name: label,
    price: amount,
    priceCurrency: currency,
    ...(bookAt && { url: bookAt }),
  }));

function offer(
  url: string,
  unitPrice: { price?: number; minPrice?: number; unitText: string },
) {
  return {
    '@type': 'Offer',
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: currency,
      ...unitPrice,
    },
    seller: businessRef,
  } as const satisfies Offer;
}
