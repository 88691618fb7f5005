/** It leads to the tours on the home page. Their own pages are below it. */
export const toursAddress = '/tours';

/** The address of a tour's page. */
export const tourAddress = <Slug extends string>(slug: Slug) =>
  `${toursAddress}/${slug}` as const;
