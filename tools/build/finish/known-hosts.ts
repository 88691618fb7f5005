import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../shared/load-settings';
import { projectFolder } from '../../shared/terminal';
import { servicePolicies } from './content-policy';

/**
 * The hosts that a built site may name. Any other host stops the build, unless only the script of a library names it.
 * @param settings the settings of the build, with the site's own address and the picture container
 * @param content what the owner and the guests wrote. Addresses that must not stand there are refused earlier (link-fault.ts)
 * @returns all allowed hosts
 */
export function knownHosts(settings: Settings, content = contentText()): ReadonlySet<string> {
  const configured = [settings.NEXT_PUBLIC_SITE_URL, settings.NEXT_PUBLIC_IMAGE_BASE_URL];
  return new Set([
    ...hostsOfServices,
    ...vocabularies,
    ...configured.flatMap((address) => (address ? [new URL(address).hostname] : [])),
    ...[...content.matchAll(/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(([, host = '']) =>
      host.toLowerCase(),
    ),
  ]);
}

/** The services of the enquiry, the bot check and analytics. The policy allows each host only when its setting is set. */
const hostsOfServices = Object.values(servicePolicies)
  .flatMap((policy) => Object.values(policy).flat())
  .map((source) => new URL(source.replace('*.', '')).hostname);

/** Names of vocabularies. Nothing is fetched from them. */
const vocabularies = ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'ogp.me'];

function contentText(): string {
  const ofData = readdirSync(join(projectFolder, 'data')).filter((name) => /^[\w-]+\.ts$/.test(name));
  return [...ofData.map((name) => `data/${name}`), 'public/reviews.json']
    .map((name) => readFileSync(join(projectFolder, name), 'utf8'))
    .join('\n');
}
