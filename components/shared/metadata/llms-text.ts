import { boatFacts, crewFacts } from '@/data/functions/boat-facts';
import { type Page, pages, pageUrl } from '@/data/functions/pages';
import { stopsOf } from '@/data/functions/places-of';
import { groupPrice, hirePrice, lowestPrice, ownPrices, upTo } from '@/data/functions/price-words';
import { timeInWords } from '@/data/functions/time-in-words';
import { tours } from '@/data/functions/tours-on';
import { whoCanComeSentences } from '@/data/functions/who-can-come';
import { whereWeGo } from '@/data/places';
import type { Tour } from '@/data/schema/tours';
import { contactEmail, contactPhone } from '@/data/settings';
import { harbour, site } from '@/data/site';

/** The text for AI assistants in the format of https://llmstxt.org: the business, the terms and every page with its address. */
export function llmsText(): string {
  const guests = whoCanComeSentences().join(' ');
  const prices = ownPrices(tours);
  const isTour = ({ path }: Page) => path.startsWith('/tours/');
  return `# ${site.name}

> ${site.description}

- Where: ${harbour.label}, ${harbour.region} ${harbour.postalCode}, Australia
- Telephone: ${contactPhone}
- E-mail: ${contactEmail}
- Tours: ${lowestPrice(tours)}, ${upTo} per boat; ${groupPrice}${prices && `\n- ${prices}`}
- Boat hire: ${hirePrice}, all day, ${upTo} per boat, licence required${guests && `\n- Who can come on a tour: ${guests}`}
- Booking: by enquiry on ${pageUrl('/contact')}; nothing is paid on this website${boatLines()}

## Tours

${list(pages.filter(isTour))}${tours.map(hours).join('')}

## Pages

${list(pages.filter((page) => !isTour(page)))}
`;
}

/** The stops of a tour with their times in one line, if the owner has filled them in. */
function hours(tour: Tour): string {
  const stops = stopsOf(tour).map(({ time, words }) => `${timeInWords(time)} ${words}`);
  return stops.length ? `\n- ${tour.name}, ${whereWeGo.itinerary.toLowerCase()}: ${stops.join('; ')}` : '';
}

/** The boat and the crew, a line each, if the owner has filled them in. */
function boatLines(): string {
  const boat = boatFacts.map(({ label, value }) => `${label}: ${value}`).join('; ');
  const crew = crewFacts.map(({ name, facts }) => [name, ...facts].join(', ')).join('; ');
  return `${boat && `\n- The boat: ${boat}`}${crew && `\n- The crew: ${crew}`}`;
}

const list = (some: readonly Page[]) =>
  some.map(({ path, name, description }) => `- [${name}](${pageUrl(path)}): ${description}`).join('\n');
