import { join } from 'node:path';
import {
  chromium,
  type Locator,
  type Page,
  type PageScreenshotOptions,
} from 'playwright';
import sharp from 'sharp';
import { tours } from '../../site/content/tours';
import { enquiryFields } from '../../site/enquiry/fields';
import { sampleEnquiry } from '../../site/enquiry/sample';
import { github } from '../services/github';
import { projectFolder } from '../shared/terminal';
import { fillFacts } from './filled-facts';
import { findBrowser } from './find-browser';
import {
  openFirstPage,
  servePublishedEditor,
  startEditor,
  typeNotice,
} from './open-editor';
import { copyProject } from './project-copy';
import { ownersSettings } from './test-settings';

const inDocs = (name: string) => join(projectFolder, 'docs', name);

/** Takes a picture of what a page shows, or of all of it. */
async function take(
  name: string,
  page: Page,
  options: PageScreenshotOptions = { fullPage: true },
) {
  // The editor lets a form slide in.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const picture = sharp(await page.screenshot(options));
  await picture.png({ palette: true }).toFile(inDocs(name));
}

/**
 * Takes the handbook's pictures, on a copy of the project with all facts, where
 * the telephone number is still missing.
 */
export async function run(): Promise<number> {
  const project = copyProject('handbook-pictures');
  fillFacts(project);
  const editor = await startEditor(project, {
    ...ownersSettings,
    NEXT_PUBLIC_CONTACT_PHONE: '',
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
  });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(300_000);
    // The editor asks others for its newest version.
    await page.route(/^https:/, (route) => route.abort());
    await takeEditor(page, editor.address, project);
    await takeOutbox(page, editor.address);
    await takeCheck(page, editor.address);
    await takeTour(await browser.newPage(), editor.address);
    await takePhone(
      await browser.newPage({ viewport: { width: 390, height: 844 } }),
    );
  } finally {
    await browser.close();
    await editor.end();
  }
  return 0;
}

async function takeEditor(page: Page, address: string, project: string) {
  await page.setViewportSize({ width: 1000, height: 600 });
  await openFirstPage(page, address, project);
  await page
    .getByText(project)
    .evaluate((folder) => folder.replaceChildren('C:\\Users\\Kim\\our-site'));
  await take('editor-list.png', page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('link', { name: 'Tours' }).click();
  await page
    .getByRole('button', { name: 'Work with Local Repository' })
    .click();
  await page
    .getByRole('row', { name: tours[0].name })
    .getByText(tours[0].name)
    .click();
  await page.getByRole('textbox', { name: 'Name' }).first().waitFor();
  // The list fades out.
  await page.waitForFunction(() => !document.getAnimations().length);
  await take('editor-tour.png', page, {});
}

async function takeOutbox(page: Page, address: string) {
  await page.goto(`${address}/contact`);
  const send = page
    .getByRole('button', { name: /^Send/ })
    .and(page.locator(':enabled'));
  await send.waitFor();
  const enquiry = {
    ...sampleEnquiry,
    enquiryType: 'Tour',
    tourType: tours[0].name,
  };
  for (const { name, label, control } of enquiryFields) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    const value = enquiry[name];
    if (value)
      await (control === 'choice'
        ? field.selectOption(value)
        : field.fill(value));
  }
  await send.click();
  await page.getByText('Message sent successfully!').first().waitFor();
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto(`${address}/outbox`);
  await take('outbox.png', page);
}

async function takeCheck(page: Page, address: string) {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto(`${address}/edit`);
  await page.getByRole('button', { name: 'Build and check' }).click();
  await page.getByRole('heading', { name: 'Not ready yet' }).waitFor();
  await take('check.png', page);
}

/**
 * The part of a tour's page that the owner fills in: from the map to who can
 * come.
 */
async function takeTour(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${address}/tours/${tours[0].slug}`);
  await page.getByText('Who can come').waitFor();
  const top = await topOf(page.getByRole('heading', { name: 'Where we go' }));
  const bottom = await topOf(
    page.getByRole('heading', { name: 'Good to know' }),
  );
  // The badge of Next in development.
  const style = 'nextjs-portal { display: none }';
  const clip = { x: 0, y: top - 60, width: 1280, height: bottom - top };
  const picture = sharp(await page.screenshot({ fullPage: true, clip, style }));
  await picture
    .resize(1000)
    .jpeg({ quality: 60 })
    .toFile(inDocs('filled-tour.jpg'));
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

async function takePhone(page: Page) {
  const site = await servePublishedEditor('handbook-phone');
  await github(page.context());
  await typeNotice(page, `${site.url}/editor`);
  await take('editor-phone.png', page, {
    clip: { x: 0, y: 0, width: 390, height: 480 },
  });
  await site.close();
}
