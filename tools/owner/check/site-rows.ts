import { join } from 'node:path';
import { fixedFiles, parse } from '../../../data/schema/files';
import { reviewsFile } from '../../../data/schema/reviews';
import { allPictures, pages, redirects } from '../../../site/content/pages';
import * as site from '../../../site/content/site';
import { allTours } from '../../../site/content/tours';
import { files as tourFiles } from '../../../site/facts/files/tours';
import { harbour, today as todayAtHarbour } from '../../../site/facts/harbour';
import { notice } from '../../../site/facts/notice';
import { ownerAnswers } from '../../../site/facts/owner-answers';
import { contentPaths, unreadFiles } from '../../export/check-content';
import {
  checkPublicFiles,
  missingPublicFiles,
} from '../../export/check-public-files';
import { madeFiles, readManifest } from '../../pictures/manifest';
import { askEmail, templateRows } from '../../services/email';
import { askContainer } from '../../services/picture-container';
import { readJsonFile } from '../../shared/files';
import { loadSettings, settingsOfFile } from '../../shared/load-settings';
import { type Row, rowsAbout } from '../../shared/rows';
import { projectFolder } from '../../shared/terminal';
import {
  daysOfChange,
  factRows,
  noticeRows,
  offRows,
  pictureRows,
  placeRows,
  reviewRows,
} from './content';
import { bookingRows, doubleDayRows, priceRows, typedRows } from './doubts';
import { formerTourRows } from './former-tours';
import { askSite } from './online';
import { outRows } from './out-folder';
import { settingRows } from './settings';

/**
 * The rows of a site whose content has no mistake. Import this only then,
 * because content with one cannot be read.
 */
export async function siteRows(online: boolean): Promise<Row[]> {
  const settings = loadSettings();
  const content = rowsAbout('content');
  content.green('right');
  for (const { sentence: mistake } of checkPublicFiles())
    content.red('mistake', { mistake });
  const contents: Record<string, unknown> = {};
  for (const file of contentPaths())
    contents[file] = readJsonFile(join(projectFolder, file), file);
  const manifest = readManifest(projectFolder);
  const noWords = [...fixedFiles, 'data/settings.json', 'public/reviews.json'];
  const ownersContents = Object.fromEntries(
    Object.entries(contents).filter(([file]) => !noWords.includes(file)),
  );
  const today = todayAtHarbour();
  const rows = [
    ...settingRows(settings, settingsOfFile()),
    ...content.rows,
    ...templateRows(),
    ...reviewRows(reviewsFile.parse(contents['public/reviews.json']).reviews),
    ...(await pictureRows(projectFolder, allPictures())),
    ...factRows(ownerAnswers, ownerAnswers.wheelchair, allTours, today),
    ...placeRows({ ...site, harbour }),
    ...noticeRows(notice, today),
    ...offRows(Object.values(tourFiles), today),
    ...formerTourRows(
      projectFolder,
      allTours,
      [...pages.map(({ path }) => path), ...Object.keys(redirects)],
      contents,
    ),
    ...unreadFiles().flatMap((file) =>
      rowsAbout('doubt').yellow('unread', { file }),
    ),
    ...missingPublicFiles().flatMap((file) =>
      rowsAbout('doubt').yellow('noFile', {
        name: file,
        file: 'data/public-files.json',
      }),
    ),
    ...priceRows(projectFolder, ownersContents, today),
    ...typedRows(ownersContents, settings),
    ...bookingRows(allTours),
    ...doubleDayRows(
      parse('data/full-days.json', contents['data/full-days.json']).days,
    ),
    ...outRows(projectFolder, settings, daysOfChange(ownersContents)),
  ];
  if (!online) return rows;

  const onePerPicture = Object.keys(manifest).flatMap((name) =>
    madeFiles(manifest, [name]).slice(0, 1),
  );
  const files = onePerPicture.map((file) => file.replace('pictures/', ''));
  const siteUrl = settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
  const asked = await Promise.all([
    askSite(siteUrl, site.site.name, join(projectFolder, 'out')),
    askEmail(settings),
    askContainer(settings, files),
  ]);
  return [...rows, ...asked.flat()];
}
