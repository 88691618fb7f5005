import { type ChildProcess, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createProxyServer } from 'httpxy';
import { jsonIn } from '../shared/files';
import type { Mistake } from '../shared/mistakes';
import { endProgram, runCommand } from '../shared/run-program';
import { projectFolder } from '../shared/terminal';
import { watchContent } from '../shared/watch-content';
import { openContent } from './open-content';
import { openPages } from './open-pages';

/**
 * Starts the site in development, in a process of its own. After a change of
 * the owner's files they are checked.
 */
export function startSite(port: number) {
  let mistakes: readonly Mistake[] = [];
  const sitePages = openPages();
  const editors = openPages();
  const content = () => JSON.stringify(openContent());
  let next: ChildProcess | undefined;
  let isEnding = false;
  const start = () => {
    // Of settings that cannot be read Next would print a stack trace.
    if (!isEnding && jsonIn(join(projectFolder, 'data/settings.json')))
      next = startNext(port);
  };
  start();
  const checked = watchContent(check);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // A check may still be writing.
      const end = () => checked().finally(() => process.exit(0));
      isEnding = true;
      next?.once('exit', end);
      // It may have ended before, as by Ctrl+C, which both get.
      if (!next || !endProgram(next)) end();
    });

  async function check(startAgain: boolean): Promise<void> {
    editors.tell(content());
    let told: readonly Mistake[] | undefined;
    const { code, output } = await runCommand('after-save', {
      keepOutput: true,
      onData: (data) => {
        told = data.mistakes;
      },
    });
    const before = mistakes;
    // A fault of its own has only printed words.
    mistakes = code ? (told ?? [{ sentence: output.trim() }]) : [];
    if (mistakes.length && !isDeepStrictEqual(mistakes, before))
      sitePages.tell(MISTAKE);
    if (!startAgain) return;
    next?.once('exit', start);
    if (!next || !endProgram(next)) start();
  }

  return {
    /** None when the content is right. */
    mistakes: () => checked().then(() => mistakes),
    /** Tells an open page of a mistake, so that it loads again and shows it. */
    tellMistakes: (request: IncomingMessage, response: ServerResponse) =>
      sitePages.add(request, response, mistakes.length ? MISTAKE : ''),
    /**
     * Tells the open editor what its files hold, at once and after each change.
     */
    tellContent: (request: IncomingMessage, response: ServerResponse) =>
      editors.add(request, response, content()),
    ...passTo(port),
  };
}

function startNext(port: number): ChildProcess {
  const program = join(projectFolder, 'node_modules/next/dist/bin/next');
  const args = [
    program,
    'dev',
    '--hostname',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_PREVIEW: '1',
    SITE_OUT: '',
  };
  return spawn(process.execPath, args, {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Passes requests on to the site, and the connection by which Next sends
 * changes to a page.
 */
function passTo(port: number) {
  const headers = { 'accept-encoding': 'identity' };
  const proxy = createProxyServer({
    target: `http://127.0.0.1:${port}`,
    headers,
    selfHandleResponse: true,
  });
  proxy.on('proxyRes', (answer, _, response) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    // Next says the length of its own page of an error.
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response, { end: false });
    answer.on('end', () => response.end(isPage ? LISTEN : ''));
  });
  return {
    pass: (request: IncomingMessage, response: ServerResponse) =>
      proxy.web(request, response).catch(() => comeAgain(response)),
    passOpen: (request: IncomingMessage, socket: Duplex) =>
      proxy.ws(request, socket as Socket, {}).catch(() => socket.destroy()),
  };
}

/** While the site is starting, the browser is asked to come again. */
function comeAgain(response: ServerResponse): void {
  if (!response.headersSent)
    response.writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      Refresh: '1',
    });
  response.end('The site is starting.');
}

const MISTAKE = 'mistakes';

const LISTEN =
  "<script>new EventSource('/edit/mistakes').onmessage = () => location.reload()</script>";
