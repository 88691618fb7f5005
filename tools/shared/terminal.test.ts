/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('a command ends quietly, with its own exit code, when the reader of its output has closed', async () => {
  const program = `
    import { once } from 'node:events';
    import { command, say } from './tools/shared/terminal.ts';
    await command('', async () => {
      await once(process.stdin, 'data');
      say('One line');
      await new Promise((resume) => setImmediate(resume));
      say('One more');
      process.stdin.destroy();
      return 3;
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('go on');
  const [code] = await once(child, 'close');
  expect({ code, errors }).toEqual({ code: 3, errors: '' });
}, 30_000);
