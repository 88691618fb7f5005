/**
 * Starts a command of this project, such as `node tools/run.mjs owner/check
 * online`: a module that exports `run`, beside its help in a text file. It is
 * plain JavaScript, so that it can print instructions before the packages are
 * installed.
 */
import { existsSync } from 'node:fs';

const [, , name] = process.argv;
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 10))
  stop(
    `This is Node.js ${process.versions.node}; version 20.10 or newer is needed: https://nodejs.org`,
  );
else if (!isInstalled('tsx'))
  stop(
    isInstalled('next')
      ? "The packages that build the site are not installed: 'npm ci' leaves them out with NODE_ENV=production or --omit=dev. Take that out of the host's variables or its install command, or type 'npm ci --include=dev'."
      : "Nothing is installed yet. Type 'npm ci' first, once; it needs the internet. Then type this command again.",
  );
else {
  process.argv.splice(2, 1);
  const { register } = await import('tsx/esm/api');
  register();
  const { command } = await import('./shared/terminal.ts');
  await command(new URL(`./${name}.txt`, import.meta.url), async (given) => {
    await import('./shared/use-telephone.ts');
    return (await import(`./${name}.ts`)).run(given);
  });
}

function isInstalled(name) {
  return existsSync(new URL(`../node_modules/${name}`, import.meta.url));
}

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exitCode = 1;
}
