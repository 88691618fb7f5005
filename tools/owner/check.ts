import { contentMistakes } from '../export/check-content';
import { loadSettings, settingsOfFile } from '../shared/load-settings';
import { asLine } from '../shared/mistakes';
import { type Row, rowsAbout, table } from '../shared/rows';
import { clock, refuseUnknown, say } from '../shared/terminal';
import { settingRows } from './check/settings';

/**
 * Checks everything that must be right before the site is published. One row
 * for each thing.
 */
async function checkSite(online: boolean): Promise<Row[]> {
  const content = rowsAbout('content');
  for (const mistake of await contentMistakes())
    content.red('mistake', {
      mistake: asLine(mistake),
      file: mistake.file ?? '',
    });
  if (!content.rows.length) return checkRightSite(online);
  return [
    ...settingRows(loadSettings(), settingsOfFile()),
    ...content.yellow('first'),
  ];
}

/** The same once the content is known to have no mistake, as after a build. */
export async function checkRightSite(online = false): Promise<Row[]> {
  const { siteRows } = await import('./check/site-rows');
  return siteRows(online);
}

function verdict(rows: readonly Row[], online: boolean): string {
  const count = (level: Row['level']) =>
    rows.filter((row) => row.level === level).length;
  const sum = `${count('green')} green, ${count('yellow')} yellow, ${count('red')} red.`;
  if (count('red'))
    return `${sum} Not ready to publish: put right what is red, then check again.`;
  return online
    ? `${sum} Ready.`
    : `${sum} Ready to publish. Once it is uploaded: 'npm run check online'.`;
}

/** npm run check */
export async function run(given: string[]): Promise<number> {
  refuseUnknown(given, ['online']);
  const online = given.includes('online');
  say(`Checking the site${online ? ' and asking the real services' : ''}`);
  return tellRows(checkSite, online);
}

/**
 * Tells what a check finds. Returns the exit code: 1 while something is red.
 */
export async function tellRows(
  check: typeof checkSite,
  online = false,
): Promise<number> {
  const time = clock();
  const rows = await check(online);
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;
  say(`\n${table(rows, process.stdout.columns, colours)}\n`);
  say(`Checked in ${time()}: ${verdict(rows, online)}`);
  return rows.some(({ level }) => level === 'red') ? 1 : 0;
}
