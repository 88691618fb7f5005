import { readFileSync } from 'node:fs';
import { filesIn } from './files';

test('no tool and no journey starts a program by a shim of npm or through a shell, as Windows starts no shim without one', () => {
  const scripts = ['tools', 'e2e'].flatMap((top) =>
    filesIn(top).map((file) => `${top}/${file}`),
  );
  const shim =
    /\bshell:|\bexec(Sync)?\('|'(npm|npx|[^' ]+\.(cmd|bat|ps1))'|node_modules\/\.bin/;
  const faults = scripts.flatMap(
    (file) =>
      (/\.(ts|mjs)$/.test(file) &&
        !file.endsWith('run-program.test.ts') &&
        shim.exec(readFileSync(file, 'utf8'))?.[0]) ||
      [],
  );
  expect(faults).toEqual([]);
});
