import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harbour } from '../../../data/site';
import { findRefusals, knownHosts } from './refusals';
import { writeSample, writeSampleExport } from './sample-export';

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.boats.example',
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

const publicKeys = `x({siteKey:"6L${'a1b2C'.repeat(7)}xyz",key:"G-AB12CD34EF"},"b4wXvkGLIFxTcLwGk","template_ab12cd3")`;
const scriptsWith = (parts: string[]) =>
  parts.map((part) => `<script>self.__next_f.push([1,"${part}"])</script>`).join('');

test.each([
  ['the configured query', 'about.txt', address],
  ['the query in a script', 'about.txt', address.replaceAll('&', '\\u0026')],
  [
    'the query of which two inline scripts hold one half each',
    'about.html',
    [...address].map((_, cut) => scriptsWith([address.slice(0, cut), address.slice(cut)])).join('<br>'),
  ],
  ['public keys of the services', 'a.js', publicKeys],
  [
    'the hosts of the site and of its services',
    'a.js',
    'x("https://www.google.com/maps/","https://www.boats.example/about")',
  ],
  ['a host without a dot', 'a.js', 'new URL("https://a#b");x("//c")// www.x.y'],
  [
    'any host in the script of a library',
    '_next/static/chunks/a.js',
    'x("https://docs.library.example/errors")',
  ],
])('%s may be published', async (_, name, text) => {
  writeSample(folder, name, text);
  expect(await findRefusals(folder, settings)).toEqual([]);
});

test.each([
  ['a.txt', address.replace('boats.blob', 'other.blob'), "names the host 'other.blob.core.windows.net'"],
  ['a.txt', address.replace('sp=r&', 'sp=rw&'), 'holds a signed address that is not the configured one'],
  ['a.js', 'x("//docs.library.example/errors")', "names the host 'docs.library.example'"],
  ['a.txt', `// secretlint-disable\nnpm_${'a1b2C'.repeat(7)}x`, 'holds a secret (secretlint: npm)'],
])('%s with %s is refused', async (name, text, words) => {
  writeSample(folder, name, text);
  expect(await findRefusals(folder, settings)).toEqual([expect.stringContaining(`${name} ${words}`)]);
});

test('the hosts in texts of the owner and of guests are known', () => {
  const words =
    "See https://www.ferry.example, geo:-19.1,146.8 //planted.example 'found on http://blog.example.'";
  const hosts = knownHosts({}, words);
  for (const host of ['www.ferry.example', 'blog.example']) expect(hosts).toContain(host);
  expect(hosts).not.toContain('planted.example');
  expect(knownHosts({})).toContain(new URL(harbour.mapUrl).hostname);
});
