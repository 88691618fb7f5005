/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harbour } from '../../../data/site';
import { contentPolicy } from './content-policy';
import { knownHosts } from './known-hosts';
import { findRefusals } from './refusals';
import { writeSample, writeSampleExport } from './sample-export';

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.boats.example',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: `6L${'a1b2C'.repeat(7)}xyz`,
  NEXT_PUBLIC_IMAGE_BASE_URL: 'https://boats.blob.core.windows.net/pictures',
  NEXT_PUBLIC_IMAGE_QUERY:
    'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=aB3%2Bd%2Fe4567890%3D',
};
const address = `${settings.NEXT_PUBLIC_IMAGE_BASE_URL}/a-800.avif?${settings.NEXT_PUBLIC_IMAGE_QUERY}`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refuse-'));
  writeSampleExport(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const refusals = () => findRefusals(folder, settings, []);

test('the configured query is allowed in every escaped form, with its own container only', async () => {
  writeSample(
    folder,
    'about.txt',
    [
      address,
      encodeURIComponent(address),
      address.replaceAll('&', '&amp;'),
      address.replaceAll('&', '\\u0026'),
    ].join('\n'),
  );
  expect(await refusals()).toEqual([]);
  writeSample(folder, 'faq.txt', address.replace('boats.blob', 'other.blob'));
  writeSample(folder, 'home.txt', address.replace('sp=r&', 'sp=rw&'));
  expect(await refusals()).toEqual([
    expect.stringContaining("faq.txt names the host 'other.blob.core.windows.net'"),
    expect.stringContaining('home.txt holds a signed address that is not the configured one'),
  ]);
});

test('the configured query is allowed when two inline scripts hold one half each', async () => {
  const parts = Array.from({ length: address.length }, (_, cut) => [
    address.slice(0, cut),
    address.slice(cut),
  ]);
  const scripts = parts.map(([start, end]) =>
    [start, end].map((part) => `<script>self.__next_f.push([1,"${part}"])</script>`).join(''),
  );
  writeSample(folder, 'about.html', scripts.join('<br>'));
  expect(await refusals()).toEqual([]);
});

test('the public keys of the services are allowed', async () => {
  const keys = [
    settings.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
    'G-AB12CD34EF',
    'b4wXvkGLIFxTcLwGk',
    'template_ab12cd3',
  ];
  writeSample(
    folder,
    '_next/static/chunks/a.js',
    keys.map((key) => `x({siteKey:"${key}",key:"${key}"})`).join(),
  );
  expect(await refusals()).toEqual([]);
});

test('a comment cannot switch the search off', async () => {
  writeSample(folder, 'a.txt', `// secretlint-disable\nnpm_${'a1b2C'.repeat(7)}x`);
  expect(await refusals()).toEqual([expect.stringContaining('a.txt holds a secret (secretlint: npm)')]);
});

test('the hosts in texts of the owner and of guests are allowed, and no others', async () => {
  const words = (text: string) => [
    { name: 'data/faq.ts', text: `See https://www.ferry.example, ${text}` },
    { name: 'public/reviews.json', text: '"found on http://blog.example."' },
  ];
  const hosts = knownHosts({}, words('//planted.example http://old.example geo:-19.1,146.8'));
  for (const host of ['www.ferry.example', 'blog.example']) expect(hosts).toContain(host);
  for (const host of ['planted.example', 'old.example']) expect(hosts).not.toContain(host);
  expect([...knownHosts({})]).toContain(new URL(harbour.mapUrl).hostname);
});

test('every host of the content policy is known, also when the content names no address', () => {
  const policy = JSON.stringify(contentPolicy({ ...settings, NEXT_PUBLIC_GA_ID: 'G-1' }).site);
  const hosts = [...policy.matchAll(/https:\/\/([a-z][\w.-]+)/g)].map(([, host]) => host);
  expect(hosts).toContain('www.googletagmanager.com');
  const known = knownHosts(settings, []);
  expect(hosts.filter((host) => !known.has(String(host)))).toEqual([]);
});

test('a refusal names the file of data/ that holds the unknown host', async () => {
  const content = [{ name: 'data/labels.ts', text: "book: 'http://old.example'" }];
  writeSample(folder, 'faq.txt', 'http://old.example/');
  writeSample(folder, '_next/static/chunks/a.js', 'x("http://old.example/")');
  expect(await findRefusals(folder, settings, [], content)).toEqual([
    expect.stringContaining("data/labels.ts names the host 'old.example'"),
  ]);
});

test('the hosts that the site needs and names without a dot are allowed', async () => {
  writeSample(
    folder,
    'a.js',
    'new URL("https://a#b");x("https://www.google.com/maps/","//c","https://www.boats.example/about")// www.x.y',
  );
  expect(await refusals()).toEqual([]);
});

test('a host that only the script of a library names is allowed', async () => {
  writeSample(folder, '_next/static/chunks/a.js', 'x("https://docs.library.example/errors")');
  expect(await refusals()).toEqual([]);
  writeSample(folder, 'a.js', 'x("//docs.library.example/errors")');
  expect(await refusals()).toEqual([expect.stringContaining('a.js names the host')]);
});

test('a secret inside a picture is refused', async () => {
  writeSample(folder, 'pictures/a.webp', 'RIFF0000WEBP<x:note>AccountKey=abc</x:note>');
  expect(await refusals()).toEqual([expect.stringContaining('pictures/a.webp holds a key')]);
});
