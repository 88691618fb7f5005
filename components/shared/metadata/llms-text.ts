import { type Page, pages, pageUrl } from '@/data/functions/pages';
import { groupPrice, hirePrice, lowestPrice, ownPrices, priceRows, upTo } from '@/data/functions/price-words';
import { scheduleWords } from '@/data/functions/schedule-words';
import { tourFacts } from '@/data/functions/tour-facts';
import { tours } from '@/data/functions/tours-on';
import { ownerFacts } from '@/data/owner-facts';
import { contactEmail, contactPhone } from '@/data/settings';
import { harbour, site } from '@/data/site';

/** The text for AI assistants in the format of https://llmstxt.org: the business, the terms and every page with its address. */
export function llmsText(): string {
  const prices = ownPrices(tours);
  const isTour = ({ path }: Page) => path.startsWith('/tours/');
  return `# ${site.name}

> ${site.description}

- Where: ${harbour.label}, ${harbour.region} ${harbour.postalCode}, Australia
- Telephone: ${contactPhone}
- E-mail: ${contactEmail}
- Tours: ${lowestPrice(tours)}, ${upTo} per boat; ${groupPrice}${prices && `\n- ${prices}`}
- Boat hire: ${hirePrice}, all day, ${upTo} per boat, licence required
- Booking: by enquiry on ${pageUrl('/contact')}; nothing is paid on this website${ownerLines()}

## Tours

${list(pages.filter(isTour))}

## Pages

${list(pages.filter((page) => !isTour(page)))}
`;
}

/** What the owner has filled in: the terms of cancellation, and the prices and hours of each tour. */
function ownerLines(): string {
  const lines = tours.flatMap((tour) => {
    const { schedule } = tourFacts(tour);
    const prices = priceRows(tour).map(({ label, dollars }) => `${label}: $${dollars}`);
    return [
      prices.length && `${tour.name}, prices: ${prices.join('; ')}`,
      schedule && `${tour.name}, when: ${scheduleWords(schedule)}`,
    ];
  });
  const { cancellation } = ownerFacts;
  return [cancellation.trim() && `Cancellation: ${cancellation}`, ...lines]
    .filter(Boolean)
    .map((line) => `\n- ${line}`)
    .join('');
}

const list = (some: readonly Page[]) =>
  some.map(({ path, name, description }) => `- [${name}](${pageUrl(path)}): ${description}`).join('\n');
