import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as formModule from '../../data/enquiry-form';
import type * as pagesModule from '../../data/functions/pages';
import type * as noticeModule from '../../data/notice';
import { reviewsFile } from '../../data/schema/reviews';
import type * as siteModule from '../../data/site';
import type * as toursModule from '../../data/tours';
import { checkContent } from '../build/check-content';
import { loadContent } from '../build/content/load-content';
import { madeFiles, readManifest } from '../pictures/manifest';
import { loadSettings, type Settings } from '../shared/load-settings';
import { clock, command, projectFolder, say, startedAs, timed } from '../shared/terminal';
import { askContainer } from './check/ask-container';
import { askEmailjs } from './check/ask-emailjs';
import { askSite } from './check/ask-site';
import { noticeRows, offRows, renewalRows } from './check/days';
import { factRows, placeRows, reviewRows } from './check/facts';
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
  const { allPictures } = await load<typeof pagesModule>('data/functions/pages.ts');
  const { emailFields, emailBodyFields } = await load<typeof formModule>('data/enquiry-form.ts');
  const { site, harbour, ownerFacts, reviewPlaces } = await load<typeof siteModule>('data/site.ts');
  const { notice } = await load<typeof noticeModule>('data/notice.ts');
  const { allTours } = await load<typeof toursModule>('data/tours.ts');
  const { reviews } = reviewsFile.parse(await load('public/reviews.json'));
  const manifest = readManifest(folder);
  const out = join(folder, 'out');
  rows.push(
    ...templateRows(emailFields, emailBodyFields),
    ...reviewRows(reviews, reviewPlaces),
    ...pictureRows(folder, allPictures(), manifest),
    ...factRows(ownerFacts),
    ...placeRows(harbour),
    ...noticeRows(notice, harbour.timeZone),
    ...offRows(allTours, harbour.timeZone),
    ...outRows(folder, settings),
    ...renewalRows(out),
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
    async ({ positionals }) => {
      const online = positionals.includes('online');
      const folder = positionals.find((word) => word !== 'online');
      say(`Checking the site${online ? ' and asking the real services' : ''}`);
      const time = clock();
      const rows = await checkSite(folder ? resolve(folder) : projectFolder, online);
      const colours = process.stdout.isTTY && !process.env.NO_COLOR;
      say(`\n${table(rows, process.stdout.columns, colours)}\n`);
      say(`Checked in ${time()}: ${verdict(rows, online)}`);
      return rows.some(({ level }) => level === 'red') ? 1 : 0;
    },
    { allowPositionals: true },
  );
}
