import type { Tour } from '@/data/schema/tours';
import { type Page, pages, pageUrl } from '@/site/content/pages';
import { site } from '@/site/content/site';
import { boatHire, llms } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { contactEmail, contactPhone } from '@/site/facts/contact';
import { harbour } from '@/site/facts/harbour';
import {
  boatAnswers,
  crew,
  ownerAnswers,
  whoCanComeSentences,
} from '@/site/facts/owner-answers';
import {
  hirePrices,
  ownPrices,
  type PriceRow,
  priceRows,
} from '@/site/facts/prices';
import { startTimesOf } from '@/site/facts/start-times';
import { fill } from '@/site/words/fill';
import { inMoney } from '@/site/words/money';

/** The text for AI assistants, in the format of https://llmstxt.org. */
export function llmsText(): string {
  const boat = boatAnswers.map(({ title, text }) => `${title}: ${text}`);
  const people = crew.map(({ name, answers }) => [name, ...answers].join(', '));
  return `# ${site.name}

> ${site.description}

${list([
  fill(llms.where, harbour),
  `${llms.telephone}: ${contactPhone}`,
  `${llms.email}: ${contactEmail}`,
  llms.tours,
  ownPrices(tours),
  llms.hire,
  pricesOf(boatHire.hero.title, hirePrices),
  fill(llms.booking, { contactPage: pageUrl('/contact') }),
  labelled(llms.cancellation, [ownerAnswers.cancellation]),
  labelled(llms.whoCanCome, whoCanComeSentences),
  labelled(llms.boat, boat),
  labelled(llms.crew, people),
])}

## ${llms.toursHeading}

${list([...pages.filter(({ ofTour }) => ofTour).map(pageLine), ...tours.flatMap(factsOfTour)])}

## ${llms.pagesHeading}

${list(pages.filter(({ ofTour }) => !ofTour).map(pageLine))}
`;
}

const list = (lines: readonly string[]) =>
  lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');

/** Empty when nothing is known. */
function labelled(label: string, facts: readonly string[]): string {
  const words = facts.join('; ');
  return words && `${label}: ${words}`;
}

const pricesOf = (name: string, rows: readonly PriceRow[]) =>
  labelled(
    fill(llms.prices, { name }),
    rows.map(({ label, amount }) => `${label}: ${inMoney(amount)}`),
  );

const pageLine = ({ path, name, description }: Page) =>
  `[${name}](${pageUrl(path)}): ${description}`;

function factsOfTour(tour: Tour): string[] {
  const { name, bookAt } = tour;
  return [
    pricesOf(name, priceRows(tour)),
    labelled(fill(llms.bookAt, { name }), bookAt ? [bookAt] : []),
    labelled(fill(llms.when, { name }), [startTimesOf(tour) ?? '']),
  ];
}
