import siteFile from '../../data/site.json' with { type: 'json' };
import { harbour } from '../facts/harbour';
import { twoLines } from '../words/wording';
import { read } from './read';

/** Telephone and e-mail are settings. */
export const site = read('data/site.json', siteFile);

/** The name as the logo shows it. */
export const wordmark = twoLines(site.name);

/** The colour of the paper in app/globals.css, for browsers and phones. */
export const paperColour = '#fffaf0';

const onMaps = new URLSearchParams({ q: `${site.name}, ${harbour.locality}` });

/** Each phone has an app for `geo:` or `maps:`, so no error box opens. */
export const reviewPages = {
  ...site.reviewPages,
  android: `geo:${harbour.latitude},${harbour.longitude}?${onMaps}`,
  ios: `maps://?${onMaps}`,
};

export const { acknowledgement, keptNames, notFoundPicture, elsewhere } = site;
