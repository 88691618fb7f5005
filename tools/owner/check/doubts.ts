import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FullDay } from '../../../data/schema/business';
import type { TourFile } from '../../../data/schema/tours';
import { isDay } from '../../../site/words/calendar-day';
import { inMoney, moneyIn } from '../../../site/words/money';
import { readTelephone, telephonesIn } from '../../../site/words/telephone';
import { copies } from '../../shared/copies';
import { jsonIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';
import { type Row, rowsAbout } from '../../shared/rows';
import { fieldInWords } from '../../shared/schemas';
import { fieldsIn } from '../../shared/walk';

// What is valid, but may be a slip. Each is asked about, and may be published.

type Contents = Readonly<Record<string, unknown>>;

/**
 * A row for each price that has changed by more than half since an earlier day,
 * or since the oldest copy.
 */
export function priceRows(
  folder: string,
  contents: Contents,
  today: string,
): Row[] {
  const { yellow, rows } = rowsAbout('doubt');
  const all = copies(folder);
  const earlier =
    all.find(({ name }) => name.slice(0, 10) < today) ?? all.at(-1);
  for (const [file, content] of Object.entries(contents)) {
    const before = pricesIn(earlier && jsonIn(join(earlier.folder, file)));
    const now = pricesIn(content);
    for (const { path, price } of now) {
      const old = before.find((each) =>
        isDeepStrictEqual(each.path, path),
      )?.price;
      if (!old || Math.abs(price - old) <= old / 2) continue;
      yellow('price', {
        field: fieldInWords(file, path, content),
        now: inMoney(price),
        old: inMoney(old),
        file,
      });
    }
  }
  return rows;
}

/**
 * Of HTML or Markdown, which other programs turn into letters, bold words and
 * links; and what is left of a letter that was read in another encoding.
 */
const MARK = /<\/?[a-z][^<>]*>|\*\*|\[[^\]]*\]\(|&(#\w+|[a-z]\w+);|\ufffd|â€./i;

/**
 * A row for the telephone numbers in the texts that are not one of ours, for
 * the prices in them that nothing has now, and for marks of a markup.
 */
export function typedRows(contents: Contents, settings: Settings): Row[] {
  const { yellow, rows } = rowsAbout('doubt');
  const prices = Object.values(contents).flatMap((content) =>
    pricesIn(content).map(({ price }) => price),
  );
  const {
    NEXT_PUBLIC_CONTACT_PHONE: phone = '',
    NEXT_PUBLIC_CONTACT_WHATSAPP: whatsApp = '',
  } = settings;
  const dialled = (typed: string) => readTelephone(typed)?.dialled;
  const own = [phone, whatsApp].map(dialled);
  for (const [file, content] of Object.entries(contents))
    for (const { path, value } of fieldsIn(content)) {
      if (typeof value !== 'string' || isDay(value)) continue;
      const place = () => ({ field: fieldInWords(file, path, content), file });
      const [mark] = MARK.exec(value) ?? [];
      if (mark) yellow('typedMark', { ...place(), mark });
      for (const { figure, amount } of moneyIn(value))
        if (!prices.includes(amount))
          yellow('typedPrice', { ...place(), figure });
      for (const number of telephonesIn(value))
        if (!own.includes(dialled(number)))
          yellow('typedNumber', { ...place(), number });
    }
  return rows;
}

/** A row for each tour that is booked elsewhere at the address of another. */
export function bookingRows(
  tours: readonly Pick<TourFile, 'name' | 'bookAt'>[],
): Row[] {
  const { yellow, rows } = rowsAbout('doubt');
  tours.forEach(({ name, bookAt }, index) => {
    const earlier = tours
      .slice(0, index)
      .find((tour) => bookAt && tour.bookAt === bookAt);
    if (earlier) yellow('booking', { name: earlier.name, other: name });
  });
  return rows;
}

/**
 * A row for each entry of the full days that an earlier entry of the same tour
 * holds already.
 */
export function doubleDayRows(days: readonly FullDay[]): Row[] {
  const { yellow, rows } = rowsAbout('doubt');
  const end = ({ day, lastDay }: FullDay) => lastDay || day;
  days.forEach((entry, index) => {
    const earlier = days
      .slice(0, index)
      .findIndex(
        (each) =>
          each.tour === entry.tour &&
          !each.boatHire === !entry.boatHire &&
          each.day <= entry.day &&
          end(each) >= end(entry),
      );
    if (earlier >= 0)
      yellow('day', {
        entry: index + 1,
        earlier: earlier + 1,
        file: 'data/full-days.json',
      });
  });
  return rows;
}

const PRICES = [
  'tourFrom',
  'hire',
  'price',
  'adult',
  'child',
  'family',
  'amount',
];

/**
 * The prices in a file. The editor writes a figure as text
 * (data/schema/kinds.ts).
 */
const pricesIn = (content: unknown) =>
  fieldsIn(content).flatMap(({ path, value }) =>
    PRICES.includes(String(path.at(-1))) && Number(value) > 0
      ? { path, price: Number(value) }
      : [],
  );
