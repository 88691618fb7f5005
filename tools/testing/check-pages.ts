import { resolve } from 'node:path';
import { command, projectFolder, say, startedAs } from '../shared/terminal';
import { type Rule, readSite } from './check-pages/built-site';
import { graphs } from './check-pages/graph-rules';
import { addresses, outline, titles } from './check-pages/head-rules';
import { links, pictures } from './check-pages/link-rules';
import { icons, robots, sitemap, texts } from './check-pages/list-rules';
import { previews } from './check-pages/preview-rules';

const rules: readonly Rule[] = [
  titles,
  addresses,
  outline,
  previews,
  graphs,
  (site) => sitemap(site),
  robots,
  icons,
  (site) => texts(site),
  links,
  pictures,
];

/**
 * Walks a built site and proves that what people, search engines and assistants look for is there, true and in one form.
 * @param folder the built site
 * @returns one sentence for each fault
 * @throws OwnerError when there is no site in the folder
 */
export async function checkPages(folder: string): Promise<string[]> {
  const site = readSite(folder);
  const found = await Promise.all(rules.map((rule) => rule(site)));
  return found.flat().map((fault) => `${fault}.`);
}

const help = `
Walks the built pages and says what search engines, previews and assistants would miss, and what leads nowhere.

  npx tsx tools/testing/check-pages.ts [folder]

The folder is 'out' unless named; 'npm run build' makes it.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ positionals: [folder = 'out'] }) => {
      const faults = await checkPages(resolve(projectFolder, folder));
      for (const fault of faults) say(fault);
      say(faults.length ? `\n${faults.length} to put right.` : 'The pages are in order.');
      return faults.length ? 1 : 0;
    },
    { allowPositionals: true },
  );
}
