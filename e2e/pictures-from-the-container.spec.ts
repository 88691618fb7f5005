import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../tools/shared/serve';
import { firstTourPath, lastTourPath } from './content';
import { CONTAINER, expect, test } from './fixtures';

const folder = '.builds/preview';

test('with a container configured, every picture comes from it, by its signed address', async ({ page }) => {
  const { url, close } = await serveFolder(folder, { port: 0 });
  let asked = 0;
  await page.route(CONTAINER, (route) => {
    asked += 1;
    return route.fallback();
  });
  try {
    for (const path of ['/', '/about', '/boat-hire', '/contact', firstTourPath, lastTourPath]) {
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
    expect(asked).toBeGreaterThan(10);
  } finally {
    await close();
  }
});
