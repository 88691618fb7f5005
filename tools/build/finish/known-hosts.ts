import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../shared/load-settings';
import { projectFolder } from '../../shared/terminal';
import type { NamedText } from './secrets';

/**
 * The hosts that a built site may name besides the hosts in its content, each with its reason. Any other host stops the build,
 * unless only the script of a library names it.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  // Used by the enquiry, the bot check and analytics. The policy allows each host only when its setting is set.
  services: [
    'api.emailjs.com',
    'www.google.com',
    'www.gstatic.com',
    'www.recaptcha.net',
    'recaptcha.google.com',
    'www.googletagmanager.com',
    'analytics.google.com',
  ],
  // Names of vocabularies. Nothing is fetched from them.
  vocabularies: ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'ogp.me'],
};

/**
 * @param settings the settings of the build, with the site's own address and the picture container
 * @param content the files of content. The owner's addresses begin with https://; those of guests are words, never links
 * @returns all allowed hosts
 */
export function knownHosts(
  settings: Settings,
  content: readonly NamedText[] = contentTexts(),
): ReadonlySet<string> {
  const configured = [settings.NEXT_PUBLIC_SITE_URL, settings.NEXT_PUBLIC_IMAGE_BASE_URL];
  return new Set([
    ...Object.values(known).flat(),
    ...configured.flatMap((address) => (address ? [new URL(address).hostname] : [])),
    ...content.flatMap(({ name, text }) => {
      const address = name.startsWith('data/') ? ofOwner : ofGuest;
      return [...text.matchAll(address)].map(([, host = '']) => host.toLowerCase());
    }),
  ]);
}

const ofOwner = /https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
const ofGuest = /https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** The files that hold words of the owner and of the guests. */
export function contentTexts(folder = projectFolder): NamedText[] {
  const ofData = readdirSync(join(folder, 'data'))
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => `data/${name}`);
  return [...ofData, 'public/reviews.json'].map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}
