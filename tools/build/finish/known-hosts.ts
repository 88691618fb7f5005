import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../shared/load-settings';
import { projectFolder } from '../../shared/terminal';
import type { NamedText } from './secrets';

/** The hosts that a built site may name besides those that its content names, each with its reason. Any other stops the build. */
const known: Readonly<Record<string, readonly string[]>> = {
  // The enquiry, the bot check and the visitor statistics use these. The policy allows each only when its key is set.
  services: [
    'api.emailjs.com',
    'www.gstatic.com',
    'www.recaptcha.net',
    'recaptcha.google.com',
    'www.googletagmanager.com',
    'analytics.google.com',
  ],
  // Names of vocabularies; nothing is fetched from them.
  vocabularies: ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'ogp.me'],
};

/**
 * @param settings the settings of the build: the site's own address and the container of its pictures are known too
 * @param content the files of content: the owner links to addresses with https://, and a guest's words are never a link
 * @returns all known hosts
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
