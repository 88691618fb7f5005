import { cpSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runPackage } from '../shared/run-program';
import { OwnerError, projectFolder, say } from '../shared/terminal';
import { write } from './scratch';

/**
 * In the project, so that Node finds the packages, and in a folder that all
 * other tools ignore.
 */
const folder = join(projectFolder, '.builds/empty-page');

/**
 * The real path of the packages. A copy of the project has only a link to them.
 */
const root = dirname(realpathSync(join(projectFolder, 'node_modules')));

const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
  'app/page.jsx': `export const metadata = { title: 'Empty', description: 'An empty page.' };
export default () => <main><h1>Empty</h1></main>;\n`,
};

/**
 * Builds an empty page with the same version of Next as the site, the floor for
 * the weight of scripts. Returns its folder.
 */
export async function buildEmptyPage(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files))
    write(folder, name, content);
  // Without an icon the browser requests one and logs an error.
  cpSync(join(projectFolder, 'app/icon.svg'), join(folder, 'app/icon.svg'));
  const { code, output } = await runPackage(
    'next/dist/bin/next',
    ['build', folder],
    {
      env: { NODE_ENV: 'production', NO_COLOR: '1' },
      keepOutput: true,
    },
  );
  if (code !== 0)
    throw new OwnerError(
      `The empty page could not be built:\n${output.trim()}`,
    );
  return join(folder, 'out');
}

/** For the bench, which reads the last line. */
export async function run(): Promise<number> {
  say(await buildEmptyPage());
  return 0;
}
