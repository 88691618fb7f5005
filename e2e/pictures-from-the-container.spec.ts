import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tools/build';
import { serveFolder } from '../tools/serve';
import { testSettings } from '../tools/test-settings';
import { expect, test } from './fixtures';

const container = 'https://boats.blob.core.windows.net/pictures';
const query = 'sv=2024-11-04&sr=c&sp=r&spr=https&se=2126-06-30T00:00:00Z&sig=c2lnbmVk';

test('with a container configured, every picture comes from it, by its signed address', async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await build({
    out: '.builds/container',
    env: { ...testSettings, NEXT_PUBLIC_IMAGE_BASE_URL: container, NEXT_PUBLIC_IMAGE_QUERY: query },
  });
  const refused: string[] = [];
  // The container refuses whoever does not show the exact query, as the real one does.
  await page.route(`${container}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (search === `?${query}`) return route.fulfill({ path: join('public', pathname) });
    refused.push(pathname + search);
    return route.fulfill({ status: 403 });
  });
  const { url, close } = await serveFolder(folder, { port: 0 });
  try {
    for (const path of ['/', '/about', '/boat-hire', '/contact', '/tours/fishing', '/tours/sunset']) {
      await page.goto(url + path);
      const pictures = page.locator('main img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      const html = readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');
      expect(html).not.toContain('"/pictures/');
    }
    expect(refused).toEqual([]);
  } finally {
    await close();
  }
});
