import { type Finding, rowsAbout } from './finding';

const { green, yellow, red } = rowsAbout('Pages of out/');

/** What visitors, search engines and previews would miss on the built pages; what leads nowhere is red. */
export async function pageFindings(folder: string): Promise<Finding[]> {
  // Loaded only now: it reads data/, where a mistake would end the check before its first row.
  const { checkPages } = await import('../../testing/check-pages');
  const faults = await checkPages(folder);
  const todo = "Correct it in data/, then 'npm run build'.";
  return faults.length
    ? faults.map((fault) => (/leads nowhere|not there/.test(fault) ? red(fault, todo) : yellow(fault, todo)))
    : [green('every link, place and file they name is there')];
}
