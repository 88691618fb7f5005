import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { publicFiles } from '../../../data/public-files';
import type { Settings } from '../../shared/load-settings';
import { isText, kindFault } from './file-kinds';
import { contentTexts, knownHosts } from './known-hosts';
import { plainText } from './plain-text';
import { type NamedText, secretsIn } from './secrets';

/**
 * Searches every file of a finished site for what must never be published, written plainly or escaped: secrets, signed
 * addresses, unknown hosts, and files that are not what their name says.
 *
 * @param settings of the build, for the one signed query and the hosts that the site may name
 * @param hostFiles the files for hosts, which have no ending
 * @param content the files of content, whose hosts the site may name
 * @returns one sentence per finding, without the secret itself, because sentences end up in logs
 */
export async function findRefusals(
  folder: string,
  settings: Settings,
  hostFiles: readonly string[],
  content: readonly NamedText[] = contentTexts(),
): Promise<string[]> {
  const textNames = new Set([...hostFiles, ...publicFiles]);
  const hosts = knownHosts(settings, content);
  const query = plainText(settings.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '');
  const refusals: string[] = [];
  // Every page is there twice (dual-layout.ts): each content is searched once.
  const searched = new Set<string>();
  let batch: NamedText[] = [];
  for (const name of filesIn(folder)) {
    const bytes = readFileSync(join(folder, name));
    const fault = kindFault(name, bytes, textNames);
    if (fault) refusals.push(`${name} ${fault}; take it out of the site.`);
    const hash = createHash('sha256').update(bytes).digest('base64');
    if (searched.has(hash)) continue;
    searched.add(hash);
    let text = bytes.toString('latin1');
    if (isText(name, textNames)) {
      text = plainText(text.replaceAll(betweenScripts, ''));
      if (query) text = text.replaceAll(query, '');
      if (/[?&;](sig|signature)=[\w%+/=-]{8,}/i.test(text))
        refusals.push(
          `${name} holds a signed address that is not the configured one; take it out of the site.`,
        );
      refusals.push(...hostRefusals(name, unknownHosts(text, hosts), content));
    }
    batch.push({ name, text });
    // A large site does not fit into memory at once.
    if (batch.reduce((sum, each) => sum + each.text.length, 0) > 10_000_000) {
      refusals.push(...(await secretsIn(batch)));
      batch = [];
    }
  }
  refusals.push(...(await secretsIn(batch)));
  return [...new Set(refusals)];
}

/** Next cuts a page's data anywhere, also within an address, and writes each part in a script of its own. */
const betweenScripts = '"])</script><script>self.__next_f.push([1,"';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** A library's script may name any host, because the policy lets no page reach it; only hosts that the content names too count. */
function hostRefusals(name: string, hosts: readonly string[], content: readonly NamedText[]): string[] {
  const isScript = name.startsWith('_next/static/') && name.endsWith('.js');
  return hosts.flatMap((host) => {
    const source = content.find(({ text }) => text.includes(host))?.name;
    if (isScript && !source) return [];
    return [
      `${source ?? name} names the host '${host}', which is not known here; take it out. An address in a text of yours begins with https://.`,
    ];
  });
}

/** A name without a dot is left out: it leads nowhere on the Internet, and libraries use such names to test addresses. */
function unknownHosts(text: string, known: ReadonlySet<string>): string[] {
  const named = text.matchAll(
    /(?:\b(?:https?|wss?):|["'`(=\s])\/\/(?:[^\s/?#@"'`<>()\\]*@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/?#"'`\s<)\\]|$)/gi,
  );
  const hosts = [...named].map(([, host = '']) => host.toLowerCase());
  return [...new Set(hosts)].filter((host) => !known.has(host) && host !== '127.0.0.1').sort();
}
