import { writeSampleExport } from '../../testing/sample-export';
import { scratch } from '../../testing/scratch';
import { findRefusals } from './refusals';

const settings = {
  NEXT_PUBLIC_IMAGE_BASE_URL: 'https://boats.blob.core.windows.net/pictures',
  NEXT_PUBLIC_IMAGE_QUERY:
    'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=aB3%2Bd%2Fe4567890%3D',
};
const address = `${settings.NEXT_PUBLIC_IMAGE_BASE_URL}/a-800.avif?${settings.NEXT_PUBLIC_IMAGE_QUERY}`;

const site = scratch();
beforeEach(() => writeSampleExport(site.folder));

const publicKeys = `x({siteKey:"6L${'a1b2C'.repeat(7)}xyz",key:"G-AB12CD34EF"},"b4wXvkGLIFxTcLwGk","template_ab12cd3")`;

test.each([
  ['the configured query', 'about.txt', address],
  ['the query in a script', 'about.txt', address.replaceAll('&', '\\u0026')],
  ['public keys of the services', 'a.js', publicKeys],
])('%s may be published', async (_, name, text) => {
  site.write(name, text);
  expect(await findRefusals(site.folder, settings)).toEqual([]);
});

test.each([
  ['a.txt', address.replace('sp=r&', 'sp=rw&'), 'holds a signed address that is not the configured one'],
  ['a.txt', `// secretlint-disable\nnpm_${'a1b2C'.repeat(7)}x`, 'holds a secret (secretlint: npm)'],
])('%s with %s is refused', async (name, text, words) => {
  site.write(name, text);
  expect(await findRefusals(site.folder, settings)).toEqual([expect.stringContaining(`${name} ${words}`)]);
});
