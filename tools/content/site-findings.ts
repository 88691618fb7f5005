import { uneditableFiles } from '../../data/schema/files';
import { allPictures } from '../../site/content/pages';
import { today as todayAtHarbour } from '../../site/facts/harbour';
import { projectFolder } from '../shared/terminal';
import {
  factFindings,
  overFindings,
  placeFindings,
  priceFindings,
  reviewFindings,
  typedFindings,
} from './asked';
import { readContents } from './content';
import { type Finding, orRight } from './finding';
import { finishedFolder } from './finished-folder';
import type { Settings } from './load-settings';
import { photographFindings } from './photographs';
import { publicFileFindings } from './public-files';

/** What is found once the content is right. Import it only then. */
export async function siteFindings(settings: Settings): Promise<Finding[]> {
  const contents = readContents();
  const noWords = [
    ...uneditableFiles,
    'data/settings.json',
    'public/reviews.json',
  ];
  const words = Object.fromEntries(
    Object.entries(contents).filter(([file]) => !noWords.includes(file)),
  );
  const today = todayAtHarbour();
  return [
    ...orRight(publicFileFindings(), 'the files of public/'),
    ...reviewFindings(contents),
    ...(await photographFindings(projectFolder, allPictures())),
    ...factFindings(contents),
    ...placeFindings(words),
    ...overFindings(contents, today),
    ...priceFindings(projectFolder, words, today),
    ...typedFindings(words, settings),
    ...finishedFolder(projectFolder),
  ];
}
