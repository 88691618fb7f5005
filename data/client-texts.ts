/*
 * The texts that scripts write on the home page and the tour pages. They are in their own file, so that scripts do not contain
 * the other texts of the pages.
 */

export const slideshowWords = {
  label: 'Pictures of the island',
  play: 'Play the pictures',
  pause: 'Pause the pictures',
} as const;

export const reviewWords = {
  sample: 'Sample',
  more: 'Show More Reviews',
  /** Opens a long review. */
  whole: 'The whole review',
  rating: (rating: number) => `Rated ${rating} out of 5`,
  notLoaded: (status?: number) =>
    `The reviews could not be loaded${status ? ` (error ${status})` : ''}. Please try again later.`,
  notRead: 'The reviews could not be read. Please try again later.',
} as const;

export const shareWords = {
  copied: 'Link copied',
  copyYourself: (url: string) => `Copy this link: ${url}`,
} as const;

export const sunsetWords = {
  setsAt: 'Sun sets at',
  setsBetween: 'Sun sets between',
  and: 'and',
  yearRound: 'Through the year',
  yourDate: 'Your date',
  thatDay: (time: string) => `The sun sets at ${time} that day.`,
} as const;
