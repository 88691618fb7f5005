import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../shared/load-settings';
import { projectFolder } from '../../shared/terminal';
import { servicePolicies } from './content-policy';
import type { NamedText } from './secrets';

/**
 * The hosts that a built site may name. Any other host stops the build, unless only the script of a library names it.
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
    ...hostsOfServices,
    ...vocabularies,
    ...configured.flatMap((address) => (address ? [new URL(address).hostname] : [])),
    ...content.flatMap(({ name, text }) => {
      const address = name.startsWith('data/') ? ofOwner : ofGuest;
      return [...text.matchAll(address)].map(([, host = '']) => host.toLowerCase());
    }),
  ]);
}

const ofOwner = /https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
const ofGuest = /https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** The services of the enquiry, the bot check and analytics. The policy allows each host only when its setting is set. */
const hostsOfServices = Object.values(servicePolicies)
  .flatMap((policy) => Object.values(policy).flat())
  .map((source) => new URL(source.replace('*.', '')).hostname);

/** Names of vocabularies. Nothing is fetched from them. */
const vocabularies = ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'ogp.me'];

/** The files that hold words of the owner and of the guests. */
export function contentTexts(): NamedText[] {
  const ofData = readdirSync(join(projectFolder, 'data'))
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => `data/${name}`);
  return [...ofData, 'public/reviews.json'].map((name) => ({
    name,
    text: readFileSync(join(projectFolder, name), 'utf8'),
  }));
}
