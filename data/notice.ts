import type { Notice } from './schema/business';

/** One line on top of every page, such as 'Closed for the cyclone until Friday'. Empty ('') shows nothing. */
export const notice: Notice = {
  text: '',
  /** The last day it is shown, as '2026-11-27'. */
  lastDay: '',
};
