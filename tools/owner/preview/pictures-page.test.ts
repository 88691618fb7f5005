import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPictures } from '../../../data/functions/pages';
import { serveFolder } from '../../shared/serve';
import { picturesPage } from './pictures-page';

test('a photograph that cannot be read is named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'all-pictures-'));
  const [{ name } = { name: '' }] = allPictures();
  mkdirSync(join(root, 'photos'));
  writeFileSync(join(root, 'photos', `${name}.jpg`), 'not a picture');
  writeFileSync(join(root, 'index.html'), 'home');
  const { url, close } = await serveFolder(root, 0, { '/all-pictures': picturesPage(root) });
  try {
    const html = (await (await fetch(`${url}/all-pictures`)).text()).replaceAll('&#x2F;', '/');
    expect(html).toContain(`Your photograph photos/${name}.jpg cannot be read, so it is not shown`);
  } finally {
    await close();
    rmSync(root, { recursive: true });
  }
});
