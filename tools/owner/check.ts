import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as formModule from '../../data/enquiry-form';
import type * as pagesModule from '../../data/functions/pages';
import type * as homeModule from '../../data/home';
import type * as noticeModule from '../../data/notice';
import { reviewsFile } from '../../data/schema/reviews';
import type * as siteModule from '../../data/site';
import type * as toursModule from '../../data/tours';
import { checkContent, contentFiles, withoutDerived } from '../build/check-content';
import { checkPublicFiles } from '../build/check-public-files';
import { loadContent } from '../build/content/load-content';
import { madeFiles, readManifest } from '../pictures/manifest';
import { loadSettings, type Settings } from '../shared/load-settings';
import { clock, command, projectFolder, say, startedAs, timed } from '../shared/terminal';
import { askContainer } from './check/ask-container';
import { askEmailjs } from './check/ask-emailjs';
import { askSite } from './check/ask-site';
import { noticeRows, offRows } from './check/days';
import { exampleRows, factRows, placeRows, reviewRows } from './check/facts';
import { formerTourRows } from './check/former-tours';
import { outRows } from './check/out-folder';
import { pictureRows } from './check/pictures';
import { type Row, rowsAbout } from './check/row';
import { settingRows } from './check/settings';
import { table } from './check/table';
import { templateRows } from './check/template';

/** Checks everything that must be right before the site is published. One row for each thing. */
async function checkSite(folder: string, online: boolean): Promise<Row[]> {
  const settings = loadSettings(folder);
  const rows = settingRows(settings, exampleSettings(folder));
  const { green, yellow, red } = rowsAbout('Content');
  const mistakes = await checkContent(folder);
  if (mistakes.length) {
    rows.push(...mistakes.map((mistake) => red(mistake, 'Correct it, then check again.')));
    const words = 'Pictures, facts, links and reviews were not looked at.';
    return [...rows, yellow(words, 'They are, once the content is right.')];
  }
  rows.push(green('every file of data/ is in order'));

  // Load the content after it is checked, because a broken file cannot be loaded.
  const load = <Module>(file: string) => loadContent(folder, file) as Promise<Module>;
  const { allPictures, redirects } = await load<typeof pagesModule>('data/functions/pages.ts');
  const { emailFields, emailBodyFields } = await load<typeof formModule>('data/enquiry-form.ts');
  const { site, harbour, ownerFacts, reviewPlaces, elsewhere } =
    await load<typeof siteModule>('data/site.ts');
  const { home } = await load<typeof homeModule>('data/home.ts');
  const { notice } = await load<typeof noticeModule>('data/notice.ts');
  const { allTours } = await load<typeof toursModule>('data/tours.ts');
  const { reviews } = reviewsFile.parse(await load('public/reviews.json'));
  const manifest = readManifest(folder);
  const out = join(folder, 'out');
  rows.push(
    ...templateRows(emailFields, emailBodyFields),
    ...reviewRows(reviews, reviewPlaces),
    ...pictureRows(folder, allPictures(), manifest),
    ...factRows(ownerFacts, home.wheelchair.trim() !== ''),
    ...exampleRows([...elsewhere.ours, ...elsewhere.others]),
    ...placeRows(harbour),
    ...noticeRows(notice, harbour.timeZone),
    ...offRows(allTours, harbour.timeZone),
    ...formerTourRows(folder, allTours, redirects, await contentOf(folder)),
    ...(await checkPublicFiles(folder)).map((words) =>
      rowsAbout('public/').red(words, 'The build stops at it.'),
    ),
    ...outRows(folder, settings),
  );
  if (!online) return rows;

  const onePerPicture = Object.keys(manifest).flatMap((name) => madeFiles(manifest, [name]).slice(0, 1));
  const asked = await timed('The real services asked', () =>
    Promise.all([
      askSite(settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000', site.name, out),
      askEmailjs(settings),
      askContainer(
        settings,
        onePerPicture.map((file) => file.replace('pictures/', '')),
      ),
    ]),
  );
  return [...rows, ...asked.flat()];
}

/** The content of each file that the owner writes, without what it takes from other files. */
async function contentOf(folder: string): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const file of Object.keys(contentFiles))
    contents[file] = withoutDerived(file, await loadContent(folder, file));
  return contents;
}

/** The values of `.env.example`: valid, but invented. */
function exampleSettings(folder: string): Settings {
  const path = join(folder, '.env.example');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return Object.fromEntries(
    [...text.matchAll(/^#?\s*(NEXT_PUBLIC_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** The last lines: whether the site is ready, and the next step. */
function verdict(rows: readonly Row[], online: boolean): string {
  const count = (level: Row['level']) => rows.filter((row) => row.level === level).length;
  const sum = `${count('green')} green, ${count('yellow')} yellow, ${count('red')} red.`;
  if (count('red')) return `${sum} Not ready to publish: put right what is red, then check again.`;
  if (!online) return `${sum} Ready to publish. Once it is uploaded: 'npm run check online'.`;
  return rows.some(({ words }) => words.startsWith('Could not be asked'))
    ? `${sum} Ready, as far as this computer can tell; not everything could be asked.`
    : `${sum} Ready.`;
}

const help = `
Says whether the site is ready to publish: settings, placeholders, reviews, pictures, facts, links, the e-mail template.

  npm run check
  npm run check online    also asks the published site, EmailJS and the picture container, where there are any

Green is right, yellow is worth knowing, red must be put right first; each says what to do. It changes nothing, and sends
no e-mail. It ends with exit code 1 while something is red.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ positionals, values }) => {
      const online = positionals.includes('online');
      say(`Checking the site${online ? ' and asking the real services' : ''}`);
      const time = clock();
      const rows = await checkSite(values.folder ?? projectFolder, online);
      const colours = process.stdout.isTTY && !process.env.NO_COLOR;
      say(`\n${table(rows, process.stdout.columns, colours)}\n`);
      say(`Checked in ${time()}: ${verdict(rows, online)}`);
      return rows.some(({ level }) => level === 'red') ? 1 : 0;
    },
    // The tests check another folder.
    { words: ['online'], options: { folder: { type: 'string' } } },
  );
}
