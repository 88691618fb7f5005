/*
 * All prices and group sizes. All pages, link previews and structured data read them here, so that one thing cannot have two
 * prices. `functions/price-words.ts` makes the phrases of them, such as 'from about $100 per person'.
 */

/** ISO 4217 code of all prices. */
export const currency = 'AUD';

/** The day of the last change of these numbers. Every page with one of them then counts as changed. */
export const pricesUpdated = '2026-11-21';

/** The starting price of a tour for one person, in dollars. */
export const tourFrom = 100;

/** Boat hire, all day. */
export const hire = 280;

/** The size of a group that may ask for a deal. */
export const groupDeal = { from: 6, to: 8 } as const;

/** The most people on a boat, on tours and for hire. */
export const maxPeople = 8;
