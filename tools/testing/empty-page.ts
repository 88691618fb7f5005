import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runPackage } from '../shared/run-program';
import { command, OwnerError, projectFolder, say, startedAs } from '../shared/terminal';

/** In the project, so that its own packages are found; where no other tool looks. */
const folder = '.builds/empty-page';

/** Where the packages really are: a copy of the project shares them. */
const root = dirname(realpathSync(join(projectFolder, 'node_modules')));

const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/page.jsx':
    "export const metadata = { title: 'Empty', description: 'An empty page.' };\n\nexport default function Page() {\n  return <main><h1>Empty</h1></main>;\n}\n",
};

/**
 * Builds the floor: an empty page of the framework, in the very version the site is built with.
 * @returns the folder of its export
 * @throws OwnerError with the framework's words when it cannot be built
 */
export async function buildEmptyPage(): Promise<string> {
  const place = join(projectFolder, folder);
  rmSync(place, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(place, name, '..'), { recursive: true });
    writeFileSync(join(place, name), content);
  }
  // Else the browser asks for one in vain, which the console calls an error.
  cpSync(join(projectFolder, 'app/icon.svg'), join(place, 'app/icon.svg'));
  const { code, words } = await runPackage('next/dist/bin/next', ['build', folder], {
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    output: 'keep',
  });
  if (code !== 0) throw new OwnerError(`The empty page could not be built:\n${words.trim()}`);
  return join(place, 'out');
}

const help = `
Builds an empty page of Next and prints where it is.

  npx tsx tools/testing/empty-page.ts
`;

if (startedAs(import.meta.url)) {
  await command(help, async () => {
    say(await buildEmptyPage());
    return 0;
  });
}
