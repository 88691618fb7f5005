import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContentOf } from '../../data/schema/files';
import { ownCountry } from '../../data/schema/own-country';
import { ownerAnswersFile } from '../../data/schema/owner-answers';
import { describe, fieldOf } from '../../data/schema/sentences';
import { type TourFile, tourFile } from '../../data/schema/tours';
import { dateInWords, isDay } from '../../site/words/calendar-day';
import { inMoney } from '../../site/words/money';
import { readTelephone } from '../../site/words/telephone';
import { copies } from '../shared/copies';
import { jsonIn } from '../shared/files';
import { type Contents, contentOf } from './content';
import { fieldsIn, textsIn } from './fields-in';
import { type Finding, findingAt, orRight, slipAt } from './finding';
import type { Settings } from './load-settings';
import {
  hirePriceFault,
  type PriceFault,
  tablePriceFault,
} from './price-order';
import { moneyIn, telephonesIn } from './typed-figures';

// What is valid, but must not go online as it is, or may be a slip.

/** An invented review is unlawful. */
export function reviewFindings(contents: Contents): Finding[] {
  const file = 'public/reviews.json';
  const { reviews } = contentOf(contents, file);
  const samples = reviews.filter(({ sample }) => sample).length;
  if (!samples) return orRight([], 'the reviews');
  const sentence = `${samples} of ${reviews.length} are samples of ours, which no guest wrote. Take those of your guests over with 'npm run reviews FILE', or empty the list.`;
  return [{ level: 'red', forbidden: true, file, field: 'Reviews:', sentence }];
}

/** Days that are over: of the notice, and of tours that are back. */
export function overFindings(contents: Contents, today: string): Finding[] {
  const file = 'data/notice.json';
  const { text, lastDay } = contentOf(contents, file);
  const notice =
    text && lastDay < today
      ? slipAt(
          file,
          ['lastDay'],
          {},
          `is over since ${dateInWords(lastDay)}; empty both fields`,
        )
      : [];
  const tours = toursIn(contents).flatMap(([path, tour]) =>
    tour.backOn && tour.backOn <= today
      ? slipAt(
          path,
          ['backOn'],
          tour,
          `is over: a build since ${dateInWords(tour.backOn)} has the tour again. Build and publish, unless you have, and empty it`,
        )
      : [],
  );
  return orRight([notice, tours].flat(), 'the days');
}

/**
 * Prices that have doubled or halved since an earlier day, new ones that are as
 * far from the common price, and those that contradict each other.
 */
export function priceFindings(
  folder: string,
  contents: Contents,
  today: string,
): Finding[] {
  const common = contentOf(contents, 'data/prices.json');
  const all = copies(folder);
  const earlier =
    all.find(({ name }) => name.slice(0, 10) < today) ?? all.at(-1);
  const found = Object.entries(contents).flatMap(([file, content]) => {
    const before = pricesIn(earlier && jsonIn(join(earlier.folder, file)));
    return pricesIn(content).flatMap(({ path, price }) => {
      const old = before.find((each) => isDeepStrictEqual(each.path, path));
      const other = path.at(-1) === 'adult' ? common.tourFrom : price;
      const compared = old?.price ?? other;
      const words = old
        ? `now and was ${inMoney(compared)}`
        : `and a tour is ${inMoney(compared)}`;
      return price > compared * 2 || price < compared / 2
        ? slipAt(
            file,
            path,
            content,
            `is ${inMoney(price)} ${words}; look at the figure`,
          )
        : [];
    });
  });
  return orRight([...found, ...contradictions(contents, common)], 'the prices');
}

function contradictions(
  contents: Contents,
  common: ContentOf<'data/prices.json'>,
): Finding[] {
  const ask = (file: string, found: PriceFault | undefined) =>
    found ? slipAt(file, found.path, contents[file], found.fault) : [];
  const tours = toursIn(contents).map(([file, { prices }]) => {
    const table = tourFile.shape.prices.parse(prices);
    return ask(file, tablePriceFault(table ?? {}, common.tourFrom));
  });
  return [...tours, ask('data/prices.json', hirePriceFault(common))].flat();
}

/** Telephone numbers that are not ours, and prices that nothing has. */
export function typedFindings(
  contents: Contents,
  settings: Settings,
): Finding[] {
  const prices = Object.values(contents).flatMap((content) =>
    pricesIn(content).map(({ price }) => price),
  );
  const dialled = (typed = '') => readTelephone(typed)?.dialled;
  const own = [
    dialled(settings.NEXT_PUBLIC_CONTACT_PHONE),
    dialled(settings.NEXT_PUBLIC_CONTACT_WHATSAPP),
  ];
  const found = Object.entries(contents).flatMap(([file, content]) =>
    textsIn(content).flatMap(({ path, text }) => {
      if (isDay(text)) return [];
      const ask = (fault: string) => slipAt(file, path, content, fault);
      return [
        ...moneyIn(text)
          .filter(({ amount }) => !prices.includes(amount))
          .map(({ figure }) =>
            ask(
              `holds '${figure}', which is none of your prices now; a value such as {hirePrice} is always right`,
            ),
          ),
        ...telephonesIn(text)
          .filter((number) => !own.includes(dialled(number)))
          .map((number) =>
            ask(
              `holds '${number}', which is not your telephone number in Settings; leave it out, the footer of every page has yours`,
            ),
          ),
      ];
    }),
  );
  return orRight(found, 'the words');
}

const PRICES = ['tourFrom', 'hire', 'adult', 'child', 'family', 'amount'];

/** The editor writes a figure as text. */
const pricesIn = (content: unknown) =>
  fieldsIn(content).flatMap(({ path, value }) =>
    PRICES.includes(String(path.at(-1))) && Number(value) > 0
      ? { path, price: Number(value) }
      : [],
  );

/** The facts that are empty, in one finding, and a wrong business number. */
export function factFindings(contents: Contents): Finding[] {
  const file = 'data/owner-answers.json';
  const { wheelchair, wheelchairBoarding, ...facts } = contentOf(
    contents,
    file,
  );
  const empty = Object.entries(
    wheelchair ? { wheelchairBoarding, ...facts } : facts,
  ).flatMap(([name, fact]) => {
    const { label } = fieldOf(describe(ownerAnswersFile), name);
    const texts = textsIn(fact);
    const filled = texts.filter(({ text }) => text);
    if (filled.length && filled.length === texts.length) return [];
    return filled.length ? `${label} (in part)` : label;
  });
  const without = toursIn(contents).filter(([, tour]) => !tour.prices);
  if (without.length) {
    const { label } = fieldOf(describe(tourFile), 'prices');
    empty.push(`${label} (${without.map(([, { name }]) => name).join(', ')})`);
  }
  const found: Finding[] = [];
  if (empty.length)
    found.push({
      level: 'yellow',
      file,
      sentence: `Empty, so on no page: ${empty.join('; ')}. Worth filling in, only what is so.`,
    });
  const { label, register } = ownCountry.businessNumber;
  const { businessNumber: number } = facts;
  if (number && !hasCheckSum(number))
    found.push(
      findingAt(
        file,
        ['businessNumber'],
        facts,
        `is no ${label}: its check sum is wrong; look it up: ${register}`,
      ),
    );
  return orRight(found, 'the facts about you');
}

const toursIn = (contents: Contents) =>
  Object.entries(contents).filter(([file]) =>
    file.startsWith('data/tours/'),
  ) as [string, TourFile][];

/** https://abr.business.gov.au/Help/AbnFormat */
function hasCheckSum(text: string): boolean {
  const { weights, modulus, remainder } = ownCountry.businessNumber;
  const digits = text.replace(/\D/g, '').split('').map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + digit * (weights[at] ?? 0),
    0,
  );
  return digits.length === weights.length && sum % modulus === remainder;
}

/** Addresses elsewhere that are still our examples and searches. */
export function placeFindings(contents: Contents): Finding[] {
  return Object.entries(contents).flatMap(([file, content]) =>
    textsIn(content).flatMap(({ path, text }) => {
      const addresses = text.match(/https:\/\/\S+/g) ?? [];
      const ours = addresses.find((each) =>
        /your-(page|name|business)|\bexample\b/i.test(each),
      );
      if (ours) {
        const fault = `holds our example, '${ours}'; put your own in its place, or take it out`;
        const found = findingAt(file, path, content, fault);
        return { ...found, forbidden: true } as const;
      }
      // A search shows other businesses too.
      return path[0] === 'reviewPages' && /\/search\b/i.test(text)
        ? slipAt(
            file,
            path,
            content,
            'is still a search; put the address of your own place there, or nothing',
          )
        : [];
    }),
  );
}
