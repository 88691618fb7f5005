import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFiles } from '../../../data/public-files';
import { filesIn } from '../../shared/files-in';
import type { Settings } from '../../shared/load-settings';
import { isText, kindFault } from './file-kinds';
import { knownHosts } from './known-hosts';
import { plainText } from './plain-text';
import { type NamedText, secretsIn } from './secrets';

/**
 * Searches every file of a finished site for forbidden content, plain or escaped: secrets, signed addresses, unknown hosts and
 * files whose content does not match their ending.
 *
 * @param settings of the build, with the allowed signed query and the allowed hosts
 * @param hostFiles the files for hosts, which have no ending
 * @returns one sentence for each finding. It never repeats the secret, because logs keep the sentences
 */
export async function findRefusals(
  folder: string,
  settings: Settings,
  hostFiles: readonly string[],
): Promise<string[]> {
  const textNames = new Set([...hostFiles, ...publicFiles]);
  const known = knownHosts(settings);
  const query = plainText(settings.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '');
  const refusals: string[] = [];
  // Every page has a copy (dual-layout.ts), so search each content once.
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
      // The script of a library may name any host, because the policy blocks it.
      if (!/^_next\/static\/.*\.js$/.test(name))
        for (const host of hostsIn(text).filter((each) => !known.has(each)))
          refusals.push(`${name} names the host '${host}', which is not known here; take it out.`);
    }
    batch.push({ name, text });
    // In parts, because a large site does not fit into memory.
    if (batch.reduce((sum, each) => sum + each.text.length, 0) > 10_000_000) {
      refusals.push(...(await secretsIn(batch)));
      batch = [];
    }
  }
  return [...refusals, ...(await secretsIn(batch))];
}

/** Joins the data of a page. Next cuts it anywhere, also within an address, and writes each part into its own script. */
const betweenScripts = '"])</script><script>self.__next_f.push([1,"';

/** The hosts that a text names. Names without a dot do not count: libraries use them to test addresses. */
function hostsIn(text: string): string[] {
  const named = text.matchAll(
    /(?:\b(?:https?|wss?):|["'`(=\s])\/\/(?:[^\s/?#@"'`<>()\\]*@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/?#"'`\s<)\\]|$)/gi,
  );
  const hosts = new Set([...named].map(([, host = '']) => host.toLowerCase()));
  return [...hosts].filter((host) => host !== '127.0.0.1').sort();
}
