/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownHosts } from './known-hosts';
import { findingsIn } from './refusals';
import { writeSample, writeSampleExport } from './sample-export';

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.boats.example',
  NEXT_PUBLIC_IMAGE_BASE_URL: 'https://boats.blob.core.windows.net/pictures',
  NEXT_PUBLIC_IMAGE_QUERY:
    'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=aB3%2Bd%2Fe4567890%3D',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refuse-'));
  writeSampleExport(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const secrets: Readonly<Record<string, string>> = {
  'a storage key': 'AccountKey=Zm9vYmFyZm9vYmFy==',
  'a connection string': 'DefaultEndpointsProtocol=https;AccountName=boats',
  'a shared access signature': 'SharedAccessSignature=sv=2024',
  'another signed address': 'https://boats.blob.core.windows.net/pictures/a.jpg?sp=rwd&sig=zzzzzzzzzzzz',
  'a signed address of Amazon': 'https://www.google.com/a?X-Amz-Signature=0123456789abcdef',
  'a signed address of Google': 'https://www.google.com/a?X-Goog-Signature=0123456789abcdef',
  'a private key': '-----BEGIN RSA PRIVATE KEY-----',
  'the private key of the e-mail service': '{"accessToken":"abcdefghijklmnopqrstu"}',
  'a password in an address': 'https://owner:secret@www.google.com/',
  'a key of Amazon': '"AKIAIOSFODNN7EXAMPLE"',
  'a line of a settings file': '\nEMAILJS_PRIVATE_KEY=abcdef',
  'a link to a source map': '//# sourceMappingURL=main.js.map',
  'an unknown host': '"https://evil.example/collect"',
  'an unknown host without its scheme': '"//evil.example/collect"',
};

const marks = /[&=/:@?#"-]/g;
const code = (mark: string) => mark.charCodeAt(0);
const hex = (mark: string, length: number) => code(mark).toString(16).padStart(length, '0');

/** Ways in which HTML, scripts and addresses escape a character. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  plainly: (text) => text,
  'in HTML, by name or number': (text) =>
    text.replace(marks, (mark) => ({ '&': '&amp;', '"': '&quot;' })[mark] ?? `&#${code(mark)};`),
  'in HTML, by hexadecimal number': (text) => text.replace(marks, (mark) => `&#x${hex(mark, 2)};`),
  'in a script': (text) => text.replace(marks, (mark) => `\\u${hex(mark, 4)}`),
  'in a script, shortly': (text) => text.replace(marks, (mark) => `\\x${hex(mark, 2)}`),
  'in an address': (text) => text.replace(marks, (mark) => `%${hex(mark, 2)}`),
  'in JSON in HTML': (text) =>
    JSON.stringify(text).replaceAll('/', '\\/').replaceAll('"', '&quot;').replaceAll('&q', '&amp;q'),
};

describe.each(Object.entries(secrets))('%s', (_, secret) => {
  test.each(Object.entries(forms))('is refused written %s', (_form, write) => {
    writeSample(folder, 'about.txt', `before ${write(secret)} after`);
    expect(findingsIn(folder, settings).refusals).toEqual([
      expect.stringMatching(/^about\.txt (holds|names) .*\.$/),
    ]);
  });

  test('is not repeated in the sentence', () => {
    writeSample(folder, 'about.txt', secret);
    const words = findingsIn(folder, settings).refusals.join();
    for (const part of secret.match(/[\w+/-]{10,}/g) ?? [])
      if (!/Key|Signature|Protocol|PRIVATE|sourceMap|accessToken|evil/.test(part))
        expect(words).not.toContain(part);
  });
});

test.each(['main.js.map', '.env', '.env.local', 'server.pem', 'id_rsa'])('a file %s is refused', (name) => {
  writeSample(folder, `a/${name}`, '');
  expect(findingsIn(folder, settings).refusals).toEqual([expect.stringContaining(`a/${name} is a `)]);
});

test('a secret inside a picture is refused', () => {
  writeSample(folder, 'pictures/a.jpg', '\u0000\u0001<x:note>AccountKey=abc</x:note>');
  expect(findingsIn(folder, settings).refusals).toEqual([
    expect.stringContaining('pictures/a.jpg holds the key'),
  ]);
});

test('the configured query is allowed in every form, with its own container only', () => {
  const address = `${settings.NEXT_PUBLIC_IMAGE_BASE_URL}/a-800.avif?${settings.NEXT_PUBLIC_IMAGE_QUERY}`;
  writeSample(
    folder,
    'about.txt',
    Object.values(forms)
      .map((write) => write(address))
      .join('\n'),
  );
  expect(findingsIn(folder, settings).refusals).toEqual([]);
  writeSample(folder, 'faq.txt', address.replace('boats.blob', 'other.blob'));
  writeSample(folder, 'home.txt', address.replace('sp=r&', 'sp=rw&'));
  expect(findingsIn(folder, settings).refusals).toEqual([
    expect.stringContaining("faq.txt names the host 'other.blob.core.windows.net'"),
    expect.stringContaining('home.txt holds a signed address that is not the configured one'),
  ]);
});

test('where the owner links to in data/site.ts is known, and nothing of what only phones know', () => {
  const hosts = knownHosts({}, ['https://g.page/r/boats/review', 'geo:-19.1,146.8', 'maps://?q=boats']);
  expect(hosts).toContain('g.page');
  expect([...knownHosts({}, [])]).not.toContain('www.tripadvisor.com.au');
  expect([...knownHosts({})]).toContain('www.tripadvisor.com.au');
});

test('the hosts that the site needs, and names that lead nowhere, are no findings', () => {
  writeSample(
    folder,
    'a.js',
    'new URL("https://a#b");x("https://www.google.com/maps/","//c","https://www.boats.example/about")// www.x.y',
  );
  expect(findingsIn(folder, settings).refusals).toEqual([]);
});

test('a host that only a script of a library names is told, and refuses nothing', () => {
  writeSample(folder, '_next/static/chunks/a.js', 'x("https://docs.library.example/errors")');
  expect(findingsIn(folder, settings)).toEqual({ refusals: [], libraryHosts: ['docs.library.example'] });
  writeSample(folder, 'a.js', 'x("https://docs.library.example/errors")');
  expect(findingsIn(folder, settings).refusals).toEqual([expect.stringContaining('a.js names the host')]);
});

test('the configured query is known also where it is cut between two inline scripts', () => {
  const address = `${settings.NEXT_PUBLIC_IMAGE_BASE_URL}/a-800.avif?${settings.NEXT_PUBLIC_IMAGE_QUERY}`;
  for (let cut = 1; cut < address.length; cut++) {
    const data = [address.slice(0, cut), address.slice(cut)].map(
      (part) => `<script>push([1,"${part}"])</script>`,
    );
    writeSample(folder, 'about.html', data.join(''));
    expect(findingsIn(folder, settings).refusals).toEqual([]);
  }
});
