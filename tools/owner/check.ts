import { join } from 'node:path';
import { fixedFiles, parse } from '../../data/schema/files';
import { reviewsFile } from '../../data/schema/reviews';
import { calendarDay } from '../../site/words/calendar-day';
import { contentMistakes, contentPaths } from '../export/check-content';
import { checkPublicFiles, missingPublicFiles } from '../export/check-public-files';
import { madeFiles, readManifest } from '../pictures/manifest';
import { askEmailjs, templateRows } from '../services/emailjs';
import { askContainer } from '../services/picture-container';
import { withBuildLock } from '../shared/build-lock';
import { readJsonFile } from '../shared/files';
import { loadSettings, settingsOfFile } from '../shared/load-settings';
import { asLine } from '../shared/mistakes';
import { type Row, rowsAbout, table } from '../shared/rows';
import { clock, projectFolder, refuseUnknown, say, tell } from '../shared/terminal';
import { factRows, fullRows, noticeRows, offRows, pictureRows, placeRows, reviewRows } from './check/content';
import { doubleDayRows, priceRows, sunsetRows, typedRows } from './check/doubts';
import { formerTourRows } from './check/former-tours';
import { askSite } from './check/online';
import { outRows } from './check/out-folder';
import { settingRows } from './check/settings';

/** Checks everything that must be right before the site is published. One row for each thing. */
export async function checkSite(online = false): Promise<Row[]> {
  const settings = loadSettings();
  const rows = settingRows(settings, settingsOfFile());
  const content = rowsAbout('content');
  for (const mistake of await contentMistakes())
    content.red('mistake', { mistake: asLine(mistake), file: mistake.file ?? '' });
  if (content.rows.length) return [...rows, ...content.yellow('first')];
  content.green('right');
  for (const mistake of await checkPublicFiles()) content.red('mistake', { mistake });

  // Load the content after it is checked, because a broken file cannot be loaded.
  const { allPictures, redirects } = await import('../../site/content/pages');
  const { emailFields, emailBodyFields } = await import('../../site/enquiry/mail-fields');
  const site = await import('../../site/content/site');
  const { harbour } = await import('../../site/facts/harbour');
  const { ownerAnswers } = await import('../../site/facts/owner-answers');
  const { home } = await import('../../site/content/texts');
  const { notice } = await import('../../site/facts/notice');
  const { fullDays } = await import('../../site/facts/full-days');
  const { allTours } = await import('../../site/content/tours');
  const { tourFiles } = await import('../../site/facts/tour-files');
  const contents: Record<string, unknown> = {};
  for (const file of contentPaths()) contents[file] = readJsonFile(join(projectFolder, file), file);
  const manifest = readManifest(projectFolder);
  const ownersContents = Object.fromEntries(
    Object.entries(contents).filter(
      ([file]) => ![...fixedFiles, 'data/settings.json', 'public/reviews.json'].includes(file),
    ),
  );
  const today = calendarDay(new Date(), harbour.timeZone);
  rows.push(
    ...content.rows,
    ...templateRows(emailFields, emailBodyFields),
    ...reviewRows(reviewsFile.parse(contents['public/reviews.json']).reviews),
    ...(await pictureRows(projectFolder, allPictures())),
    ...factRows(ownerAnswers, Boolean(home.wheelchair?.trim()), allTours, today),
    ...placeRows({ ...site, harbour }),
    ...noticeRows(notice, today),
    ...fullRows(fullDays.days),
    ...offRows(Object.values(tourFiles), today),
    ...formerTourRows(projectFolder, allTours, redirects, contents),
    ...missingPublicFiles().flatMap((file) =>
      rowsAbout('doubt').yellow('noFile', { name: file, file: 'data/public-files.json' }),
    ),
    ...priceRows(projectFolder, ownersContents, today),
    ...typedRows(ownersContents, settings),
    ...sunsetRows(allTours),
    ...doubleDayRows(parse('data/full-days.json', contents['data/full-days.json']).days),
    ...outRows(projectFolder, settings),
  );
  if (!online) return rows;

  const onePerPicture = Object.keys(manifest).flatMap((name) => madeFiles(manifest, [name]).slice(0, 1));
  const files = onePerPicture.map((file) => file.replace('pictures/', ''));
  const siteUrl = settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
  const asked = await Promise.all([
    askSite(siteUrl, site.site.name, join(projectFolder, 'out')),
    askEmailjs(settings),
    askContainer(settings, files),
  ]);
  return [...rows, ...asked.flat()];
}

function verdict(rows: readonly Row[], online: boolean): string {
  const count = (level: Row['level']) => rows.filter((row) => row.level === level).length;
  const sum = `${count('green')} green, ${count('yellow')} yellow, ${count('red')} red.`;
  if (count('red')) return `${sum} Not ready to publish: put right what is red, then check again.`;
  return online ? `${sum} Ready.` : `${sum} Ready to publish. Once it is uploaded: 'npm run check online'.`;
}

/** npm run check */
export async function run(given: string[]): Promise<number> {
  refuseUnknown(given, ['online']);
  const online = given.includes('online');
  say(`Checking the site${online ? ' and asking the real services' : ''}`);
  const time = clock();
  // A build replaces what is looked at here.
  const rows = await withBuildLock(() => checkSite(online));
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;
  tell({ rows }, () => say(`\n${table(rows, process.stdout.columns, colours)}\n`));
  say(`Checked in ${time()}: ${verdict(rows, online)}`);
  return rows.some(({ level }) => level === 'red') ? 1 : 0;
}
