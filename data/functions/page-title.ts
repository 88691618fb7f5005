import { site } from '../site';

/** A page's full title, such as 'FAQ | Magnetic Island Boat Adventures'. */
export const pageTitle = <Name extends string>(name: Name) => `${name} | ${site.name}` as const;

/** The title of a tour's page. */
export const tourTitle = <Name extends string>(tour: { name: Name }) => pageTitle(`${tour.name} Tours`);
