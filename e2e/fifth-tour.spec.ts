import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { serveFolder } from '../tools/shared/serve';
import { copyProject } from '../tools/testing/project-copy';

/*
 * What the owner does for a fifth tour (docs/owner-handbook.md): one entry in data/tours.ts and pictures by name, in a copy
 * of the project, which is then built. Everything else must follow by itself.
 */

const copy = resolve('.builds/fifth-tour');
const end = '] as const satisfies readonly Tour[];';
const entry = `  {
    id: 5,
    slug: 'whale-watching',
    name: 'Whale Watching',
    ink: 'reef',
    description: 'A morning offshore in the months when humpbacks pass the island.',
    summary: 'Humpbacks on their way past the island.',
    image: { name: 'whale-watching-card', alt: 'A humpback rising beside a boat.' },
    hero: { name: 'whale-watching', alt: 'A humpback’s tail above the sea.' },
    tourInfo: { duration: '4-6 Hours', groupSize: 'Up to 8 People Per Boat', skillLevel: 'All Welcome' },
    sections: [
      {
        title: 'Keep your distance',
        content: 'We wait, engine idling, and let them come as near as they like.',
        image: { name: 'whale-watching-1', alt: 'Guests at the rail, looking out.' },
      },
    ],
  },
`;
const pictures = ['whale-watching', 'whale-watching-card', 'whale-watching-1'];
const siteUrl = 'https://www.boat-adventures.example';

const read = (path: string) => readFileSync(join(copy, 'out', path), 'utf8');

/** Runs one of our commands in the copy and gives its words. */
function run(tool: string): Promise<string> {
  return new Promise((done) => {
    const tsx = resolve('node_modules/tsx/dist/cli.mjs');
    const child = spawn(process.execPath, [tsx, `tools/${tool}.ts`], {
      cwd: copy,
      env: { ...process.env, SITE_OUT: '', NEXT_PUBLIC_SITE_URL: siteUrl },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        words += String(chunk);
      });
    child.on('close', () => done(words));
  });
}

/** The copy with the fifth tour in it, as `npm run pictures` and `npm run build` leave it. */
async function buildWithFifthTour(): Promise<void> {
  copyProject('fifth-tour');
  const tours = readFileSync('data/tours.ts', 'utf8');
  expect(tours).toContain(end);
  writeFileSync(join(copy, 'data/tours.ts'), tours.replace(end, entry + end));
  // The drawn pictures stay behind, so that only the new ones are made.
  mkdirSync(join(copy, 'photos'));
  const sea = { width: 1280, height: 800, channels: 3, background: '#07497a' } as const;
  for (const name of pictures)
    await sharp({ create: sea })
      .jpeg()
      .toFile(join(copy, `photos/${name}.jpg`));
  expect(await run('pictures')).toMatch(/3 of 3 {2}whale-watching/);
  expect(await run('build')).toContain('Made out/');
}

test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

// One test, because the build is made once; every expectation is looked at whatever became of the one before.
test('a fifth tour is one entry and its pictures: everything else follows', async ({ page }) => {
  test.setTimeout(600_000);
  await buildWithFifthTour();
  const { url, close } = await serveFolder(join(copy, 'out'), { port: 0 });
  try {
    await test.step('card and menu', async () => {
      await page.goto(url);
      const main = page.getByRole('main');
      await expect.soft(main.getByText('Humpbacks on their way past the island.')).toBeVisible();
      await expect.soft(page.locator('nav a[href="/tours/whale-watching"]').first()).toBeAttached();
    });
    await test.step('page and pictures', async () => {
      await page.goto(`${url}/tours/whale-watching`);
      await expect.soft(page).toHaveTitle('Whale Watching Tours | Magnetic Island Boat Adventures');
      await expect.soft(page.getByRole('link', { name: 'Book Your Whale Watching Adventure' })).toBeVisible();
      await expect.soft(page.getByText('We wait, engine idling')).toBeVisible();
      const files = read('tours/whale-watching.html').matchAll(/\/(pictures\/whale-watching[\w.-]+)/g);
      for (const [, file = ''] of files) expect.soft(existsSync(join(copy, 'out', file)), file).toBe(true);
    });
    await test.step('form, by name and by number', async () => {
      for (const key of ['whale-watching', '5']) {
        await page.goto(`${url}/contact?type=Tour&tourId=${key}`);
        const chosen = page.getByLabel('Tour Type').locator('option:checked');
        await expect.soft(chosen).toHaveText('Whale Watching');
      }
    });
    await test.step('sitemap, structured data, shared links', () => {
      expect.soft(read('sitemap.xml')).toContain(`<loc>${siteUrl}/tours/whale-watching</loc>`);
      const html = read('tours/whale-watching.html');
      const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      expect.soft(graph).toContain('"@type":"TouristTrip"');
      expect.soft(graph).toContain(`${siteUrl}/tours/whale-watching`);
      expect.soft(html).toContain(`property="og:image" content="${siteUrl}/share/whale-watching.jpg"`);
      expect.soft(existsSync(join(copy, 'out/share/whale-watching.jpg'))).toBe(true);
    });
  } finally {
    await close();
  }
});
