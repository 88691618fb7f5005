import { boatFacts, crewFacts, whoCanComeSentences } from '@/data/functions/known-facts';
import { type Page, pages, pageUrl } from '@/data/functions/pages';
import { stopsOf } from '@/data/functions/places-of';
import { groupPrice, hirePrice, lowestPrice, ownPrices, priceRows, upTo } from '@/data/functions/price-words';
import { scheduleWords, timeInWords } from '@/data/functions/schedule-words';
import { tourFacts } from '@/data/functions/tour-facts';
import { tours } from '@/data/functions/tours-on';
import { ownerFacts } from '@/data/owner-facts';
import { whereWeGo } from '@/data/places';
import type { Tour } from '@/data/schema/tours';
import { contactEmail, contactPhone } from '@/data/settings';
import { harbour, site } from '@/data/site';

/** The text for AI assistants in the format of https://llmstxt.org: the business, the terms and every page with its address. */
export function llmsText(): string {
  const isTour = ({ path }: Page) => path.startsWith('/tours/');
  return `# ${site.name}

> ${site.description}

${list([
  `Where: ${harbour.label}, ${harbour.region} ${harbour.postalCode}, Australia`,
  `Telephone: ${contactPhone}`,
  `E-mail: ${contactEmail}`,
  `Tours: ${lowestPrice(tours)}, ${upTo} per boat; ${groupPrice}`,
  ownPrices(tours),
  `Boat hire: ${hirePrice}, all day, ${upTo} per boat, licence required`,
  `Booking: by enquiry on ${pageUrl('/contact')}; nothing is paid on this website`,
  labelled('Cancellation', [ownerFacts.cancellation]),
  labelled('Who can come on a tour', whoCanComeSentences),
  labelled(
    'The boat',
    boatFacts.map(({ title, text }) => `${title}: ${text}`),
  ),
  labelled(
    'The crew',
    crewFacts.map(({ name, facts }) => [name, ...facts].join(', ')),
  ),
])}

## Tours

${list([...pages.filter(isTour).map(pageLine), ...tours.flatMap(factsOfTour)])}

## Pages

${list(pages.filter((page) => !isTour(page)).map(pageLine))}
`;
}

const list = (lines: readonly string[]) =>
  lines
    .filter((line) => line.trim())
    .map((line) => `- ${line}`)
    .join('\n');

/** A line with a label; empty when nothing is known. */
function labelled(label: string, facts: readonly string[]): string {
  const words = facts.join('; ');
  return words.trim() && `${label}: ${words}`;
}

const pageLine = ({ path, name, description }: Page) => `[${name}](${pageUrl(path)}): ${description}`;

/** What the owner has filled in about a tour. */
function factsOfTour(tour: Tour): string[] {
  const { schedule } = tourFacts(tour);
  return [
    labelled(
      `${tour.name}, prices`,
      priceRows(tour).map(({ label, dollars }) => `${label}: $${dollars}`),
    ),
    labelled(`${tour.name}, when`, schedule ? [scheduleWords(schedule)] : []),
    labelled(
      `${tour.name}, ${whereWeGo.itinerary.toLowerCase()}`,
      stopsOf(tour).map(({ time, words }) => `${timeInWords(time)} ${words}`),
    ),
  ];
}
