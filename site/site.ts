import content from '../data/site.json' with { type: 'json' };
import { harbour } from './harbour';
import { filled } from './values';

/** The name of the business and its description. Telephone and e-mail are settings. */
export const site = filled(content);

/** Colours for browsers and phones. app/globals.css has the same colours as tokens. */
export const colours = { paper: '#fffaf0', deep: '#0a3f5e' } as const;

/** An address with its protocol, such as 'https://…'. The typed routes know no others. */
type WebAddress = `${string}:${string}`;

type Reviewed = Partial<Record<'google' | 'tripadvisor', WebAddress | ''>>;
const { google = '', tripadvisor = '' } = (content.reviewPlaces ?? {}) as Reviewed;

const onMaps = new URLSearchParams({ q: `${site.name}, ${harbour.locality}` });

/**
 * Links to reviews on other sites. An empty one has no button. On a phone the page tries the maps app first: every Android maps app
 * opens `geo:`, and every iPhone has an app for `maps:`. (The address of a missing app would open an error box.)
 */
export const reviewPlaces = {
  google,
  tripadvisor,
  android: `geo:${harbour.latitude},${harbour.longitude}?${onMaps}`,
  ios: `maps://?${onMaps}`,
};

type Elsewhere = readonly { name: string; address: string }[];
const { ours = [], others = [] } = (content.elsewhere ?? {}) as { ours?: Elsewhere; others?: Elsewhere };

/** Pages on other websites, for the footer: those of the business, of which search engines are told, and others for guests. */
export const elsewhere = { ours, others };

/** The year in the footer. With the clock, the same source would give other bytes next year. */
export const { copyrightYear, acknowledgement, keptNames, notFoundPicture } = site;
