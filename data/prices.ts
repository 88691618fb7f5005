/**
 * Every number a visitor may pay or count on, and the phrases built from them. All pages, previews and JSON-LD read
 * them here, so that no two prices can exist for one thing.
 */

/** ISO 4217 code of all prices. */
export const currency = 'AUD';

/** The day these figures were last changed; with it every page that shows one counts as changed. */
export const pricesUpdated = '2026-11-21';

/** Tours start at about this much a person. */
export const tourFrom = 100;

/** Boat hire, all day. */
export const hire = 280;

/** A group of this many people may ask for a deal. */
export const groupDeal = { from: 6, to: 8 } as const;

/** On every boat, tours and hire alike. */
export const maxPeople = 8;

/** '$280', the figure alone. */
export const hirePrice = `$${hire}` as const;

/** The price of a tour, worded here alone: 'from about $100 per person', to stand inside a sentence. */
export const tourPrice = `from about $${tourFrom} per person` as const;

/** 'group deals for 6 to 8 people', to stand inside a sentence. */
export const groupPrice = `group deals for ${groupDeal.from} to ${groupDeal.to} people` as const;

/** 'up to 8 people', to stand inside a sentence. */
export const upTo = `up to ${maxPeople} people` as const;
