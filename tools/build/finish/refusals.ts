import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { projectFolder } from '../../shared/terminal';
import { knownHosts } from './known-hosts';
import { unescapeAll } from './unescape';

type Settings = Readonly<Record<string, string | undefined>>;

/** What must not be in a published file, and the words for it in the message to the owner. */
const secrets: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /AccountKey\s*=/i, what: 'the key of a storage account (AccountKey=)' },
  {
    pattern: /DefaultEndpointsProtocol\s*=/i,
    what: 'the connection string of a storage account (DefaultEndpointsProtocol)',
  },
  {
    pattern: /SharedAccess(Key|Signature)\s*=/i,
    what: 'a shared access key or signature (SharedAccessKey, SharedAccessSignature)',
  },
  { pattern: /X-Amz-(Signature|Credential)/i, what: 'a signed address of Amazon S3 (X-Amz-Signature)' },
  { pattern: /\b(AKIA|ASIA)[A-Z0-9]{16}\b|aws_secret_access_key/i, what: 'a key of Amazon Web Services' },
  {
    pattern: /X-Goog-(Signature|Credential)/i,
    what: 'a signed address of Google Cloud Storage (X-Goog-Signature)',
  },
  { pattern: /-----BEGIN [A-Z0-9 ]+-----/, what: 'a private key or certificate (a PEM block)' },
  {
    pattern: /access_?token["'`]?\s*[:=]/i,
    what: 'an access token, such as the private key of EmailJS (accessToken)',
  },
  {
    pattern: /[a-z][a-z0-9+.-]*:\/\/[^\s/?#@"'`<>()\\]+:[^\s/?#@"'`<>()\\]+@/i,
    what: 'an address with a user name and password in it (user:password@)',
  },
  {
    pattern: /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|(sk|rk)_live_\w{16,}|xox[abprs]-[\w-]{10,})/,
    what: 'a secret token of GitHub, Stripe or Slack',
  },
  {
    pattern: /(^|[\n;"'`])\s*[A-Z][A-Z0-9_]*(SECRET|PASSWORD|PRIVATE_KEY|API_KEY)[A-Z0-9_]*\s*=\s*\S/,
    what: 'a line of a settings file (a secret, a password or a private key)',
  },
  { pattern: /sourceMappingURL\s*=/i, what: 'a link to a source map (sourceMappingURL)' },
  { pattern: /[?&;](sig|signature)=[\w%+/=-]{8,}/i, what: 'a signed address that is not the configured one' },
];

const refusedNames: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /^\.env/i, what: 'is a file of settings' },
  { pattern: /\.map$/i, what: 'is a source map, which holds the program as it was written' },
  { pattern: /\.(pem|key|pfx|p12)$|^id_(rsa|ed25519)/i, what: 'is a key file' },
];

/** Files that are searched for hosts. In a picture or a font a host is only the name of a format. */
const texts = new Set(['.html', '.txt', '.js', '.css', '.json', '.xml', '.svg', '.webmanifest', '']);

export type Findings = {
  /** One sentence per finding; none when the site may be published. */
  refusals: string[];
  /** Hosts that only a library's script names. The policy does not allow the pages to reach them. */
  libraryHosts: string[];
};

/**
 * Searches every file of a finished site for what must never be published, written plainly or escaped in any way. The sentences
 * never repeat what was found, because they end up in logs.
 *
 * @param settings of the build, for the one signed query and the hosts that the site may name
 */
export function findingsIn(folder: string, settings: Settings): Findings {
  const hosts = knownHosts(settings);
  const query = unescapeAll((settings.NEXT_PUBLIC_IMAGE_QUERY ?? '').replace(/^\?/, ''));
  // Every page is there twice (dual-layout.ts), and so are its data: each content is searched only once.
  const known = new Map<string, string[]>();
  const libraryHosts = new Set<string>();
  const heldIn = (bytes: Buffer, isText: boolean, isScript: boolean): string[] => {
    // One character for each byte, so that binary files can be searched like any other.
    const words = unescapeAll(bytes.toString('latin1').replace(SEAM, ''));
    const text = query ? words.replaceAll(query, '') : words;
    const named = isText ? unknownHosts(text, hosts) : [];
    if (isScript) for (const host of named) libraryHosts.add(host);
    return [
      ...secrets
        .filter(({ pattern }) => pattern.test(text))
        .map(({ what }) => `holds ${what}; take it out of the settings or files of the site.`),
      ...(isScript ? [] : named).map(unknownHost),
    ];
  };
  const refusals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()
    .flatMap((path) => {
      const name = path.split(sep).join('/');
      const isText = texts.has(extname(path));
      const bytes = readFileSync(join(folder, path));
      const isScript = name.startsWith('_next/static/') && name.endsWith('.js');
      const key = `${isText} ${isScript} ${createHash('sha256').update(bytes).digest('base64')}`;
      const held = known.get(key) ?? heldIn(bytes, isText, isScript);
      known.set(key, held);
      return [
        ...refusedNames
          .filter(({ pattern }) => pattern.test(basename(path)))
          .map(({ what }) => `${name} ${what}; take it out of public/.`),
        ...held.map((what) => `${name} ${what}`),
      ];
    });
  const named = new Set(unknownHosts(ownWords(), hosts));
  const ours = [...libraryHosts].sort().filter((host) => named.has(host));
  return {
    refusals: [...refusals, ...ours.map((host) => `data/ ${unknownHost(host)}`)],
    libraryHosts: [...libraryHosts].sort().filter((host) => !ours.includes(host)),
  };
}

/** The text of all files of data/, in which the owner writes. */
function ownWords(): string {
  const folder = join(projectFolder, 'data');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join();
}

const unknownHost = (host: string) =>
  `names the host '${host}', which is not known here; take it out. A link of yours to your reviews or to the harbour belongs into data/site.ts, whose hosts are known.`;

/** Where the text of one inline script goes on in the next. Next cuts a page's data anywhere, also within an address. */
const SEAM = /"[\])};]*<\/script><script>[^"<]*"/g;

/** A name without a dot is left out: it leads nowhere on the Internet, and libraries use such names to test addresses. */
function unknownHosts(text: string, known: ReadonlySet<string>): string[] {
  const named = text.matchAll(
    /(?:\b(?:https?|wss?):|["'`(=\s])\/\/(?:[^\s/?#@"'`<>()\\]*@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/?#"'`\s<)\\]|$)/gi,
  );
  const hosts = [...named].map(([, host = '']) => host.toLowerCase());
  return [...new Set(hosts)].filter((host) => !known.has(host) && host !== '127.0.0.1').sort();
}
