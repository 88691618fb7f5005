import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../shared/files-in';
import type { Settings } from '../../shared/load-settings';
import { projectFolder } from '../../shared/terminal';
import { servicePolicies } from './content-policy';
import { plainText } from './plain-text';
import { secretsIn } from './secrets';

/** Files that are no text. */
const NO_TEXT = /\.(avif|ico|jpg|pdf|png|webp|woff2)$/;

/**
 * Searches every text file of a finished site for forbidden content, plain or escaped: secrets, signed addresses and unknown
 * hosts. A source map is forbidden too.
 *
 * @param settings of the build, with the allowed signed query and the allowed hosts
 * @returns one sentence for each finding. It never repeats the secret, because logs keep the sentences
 */
export async function findRefusals(folder: string, settings: Settings): Promise<string[]> {
  const known = knownHosts(settings);
  const query = plainText(settings.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '');
  const refusals: string[] = [];
  // Every page has a copy (finish-export.ts), so search each content once.
  const names = new Map<string, string>();
  for (const name of filesIn(folder).filter((each) => !NO_TEXT.test(each))) {
    if (name.endsWith('.map')) refusals.push(`${name} is a source map; take it out of the site.`);
    const plain = plainText(readFileSync(join(folder, name), 'utf8').replaceAll(betweenScripts, ''));
    const text = query ? plain.replaceAll(query, '') : plain;
    names.set(text, names.get(text) ?? name);
  }
  for (const [text, name] of names) {
    if (/[?&;](sig|signature)=[\w%+/=-]{8,}/i.test(text))
      refusals.push(
        `${name} holds a signed address that is not the configured one; take it out of the site.`,
      );
    // The script of a library may name any host, because the policy blocks it.
    if (!/^_next\/static\/.*\.js$/.test(name))
      for (const host of hostsIn(text).filter((each) => !known.has(each)))
        refusals.push(`${name} names the host '${host}', which is not known here; take it out.`);
  }
  return [...refusals, ...(await secretsIn([...names].map(([text, name]) => ({ name, text }))))];
}

/**
 * Joins the data of a page. NEXT: it cuts the data anywhere, also within an address, and writes each part into its own script.
 */
const betweenScripts = '"])</script><script>self.__next_f.push([1,"';

/** The hosts that a text names. Names without a dot do not count: libraries use them to test addresses. */
function hostsIn(text: string): string[] {
  const named = text.matchAll(
    /(?:\b(?:https?|wss?):|["'`(=\s])\/\/(?:[^\s/?#@"'`<>()\\]*@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/?#"'`\s<)\\]|$)/gi,
  );
  const hosts = new Set([...named].map(([, host = '']) => host.toLowerCase()));
  return [...hosts].filter((host) => host !== '127.0.0.1').sort();
}

/**
 * The hosts that a built site may name. Any other host stops the build, unless only the script of a library names it.
 * @param settings the settings of the build, with the site's own address and the picture container
 * @param content what the owner and the guests wrote. Addresses that must not stand there are refused earlier (content/word-fault.ts)
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
