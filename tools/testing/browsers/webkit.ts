import { existsSync, readdirSync } from 'node:fs';
import type { Browser, Engine } from './browser';
import { findProgram } from './find-program';
import { freePort, startProgram, untilItAnswers } from './start-program';

/** WebKit, the engine of Safari, in WebKitGTK's small browser, told by WebDriver (https://www.w3.org/TR/webdriver2/). */
export const webkit: Engine = {
  name: 'WebKit',
  open: async () => {
    const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
    const binary = miniBrowser();
    const screen = driver && binary ? startScreen() : undefined;
    if (!driver || !binary || !screen) return;
    const port = await freePort();
    const stop = startProgram(driver, [`--port=${port}`], screen.env);
    const ask = caller(`http://127.0.0.1:${port}`);
    await untilItAnswers(() => ask('GET', '/status'));
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
    });
    return browser(
      (method, path, body) => ask(method, `/session/${sessionId}${path}`, body),
      () => {
        stop();
        screen.stop();
      },
    );
  },
};

type Ask = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

function caller(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function browser(ask: Ask, end: () => void): Browser {
  return {
    goto: (url) => ask('POST', '/url', { url }),
    ask: (expression) =>
      ask('POST', '/execute/async', {
        script: `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then((value) => done(String(value)))`,
        args: [],
      }),
    act: (actions) => ask('POST', '/actions', { actions }),
    // The window has a frame round the page, and a least size of its own.
    resize: async (width, height) => {
      await ask('POST', '/window/rect', { width, height });
      const inner = await ask<{ width: number; height: number }>('POST', '/execute/sync', {
        script: 'return { width: innerWidth, height: innerHeight }',
        args: [],
      });
      await ask('POST', '/window/rect', {
        width: 2 * width - inner.width,
        height: 2 * height - inner.height,
      });
    },
    look: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await ask('DELETE', '').catch(() => {});
      end();
    },
  };
}

/** Debian keeps it where no command is looked for. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib/x86_64-linux-gnu';
  if (!existsSync(libraries)) return;
  return readdirSync(libraries)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => `${libraries}/${name}/MiniBrowser`)
    .find(existsSync);
}

/** It draws on a screen; where there is none, on one that only exists in memory. */
function startScreen(): { env: Record<string, string>; stop: () => void } | undefined {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, stop: () => {} };
  const screen = findProgram('XVFB_PATH', ['Xvfb']);
  if (!screen) return;
  const display = `:${100 + (process.pid % 800)}`;
  const stop = startProgram(screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  return { env: { DISPLAY: display }, stop: () => void stop() };
}
