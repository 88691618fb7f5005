import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Shows a list whose entries keep their places, so React needs no keys for it. The keys of a list from the server would stand in the
 * data of the page, which every visitor loads.
 */
export const each = <Entry>(entries: readonly Entry[], show: (entry: Entry, place: number) => ReactNode) =>
  createElement(Fragment, null, ...entries.map(show));
