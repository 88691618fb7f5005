import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOwnPackage } from '../own-package';
import type { Browser, Engine } from './browser';
import { findProgram } from './find-program';
import { freePort, startProgram, untilItAnswers } from './start-program';

/** Firefox, told by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) without a driver between. */
export const firefox: Engine = {
  name: 'Firefox',
  open: async () => {
    const program = findProgram('FIREFOX_PATH', [
      'firefox-esr',
      'firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ]);
    if (!program) return;
    await installOwnPackage('tools/testing/browsers', 'what talks to Firefox');
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const port = await freePort();
    const stop = startProgram(program, [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ]);
    const socket = await untilItAnswers(() => connect(`ws://127.0.0.1:${port}/session`));
    return browser(socket, () => {
      socket.close();
      stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  },
};

/** Node 20 has no socket of its own; this one is in the package beside. */
function connect(address: string): Promise<WebSocket> {
  const Socket: typeof WebSocket = createRequire(import.meta.url)('ws');
  return new Promise((done, failed) => {
    const socket = new Socket(address);
    socket.onopen = () => done(socket);
    socket.onerror = () => failed(new Error(`Firefox does not answer at ${address}.`));
  });
}

async function browser(socket: WebSocket, end: () => void): Promise<Browser> {
  let last = 0;
  const send = <Answer>(method: string, params: object): Promise<Answer> => {
    last += 1;
    const id = last;
    return new Promise((done, failed) => {
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.type === 'error') failed(new Error(`${method}: ${answer.message}`));
        else done(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ask: async (expression) => {
      const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression: `String(${expression})`, target: { context }, awaitPromise: true },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value ?? '';
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    look: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await send('browser.close', {}).catch(() => {});
      end();
    },
  };
}
