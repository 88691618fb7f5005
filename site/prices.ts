import prices from '../data/prices.json' with { type: 'json' };

/** ISO 4217 code of all prices. */
export const currency = 'AUD';

/** The day of the last change of these numbers. Every page with one of them then counts as changed. */
export const pricesUpdated = prices.updated;

/** The starting price of a tour for one person, the price of the boat hire for a day, in dollars, and sizes of groups. */
export const { tourFrom, hire, groupDeal, maxPeople } = prices;
