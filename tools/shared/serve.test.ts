import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { write } from '../testing/scratch';
import { serveFolder } from './serve';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  write(folder, 'index.html', 'home');
  write(folder, '404.html', 'not found');
  write(folder, 'reviews.json', '{}');
  site = await serveFolder(folder, 0, {
    '/fault': () => {
      throw new Error('a handler that throws');
    },
  });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Requests the exact path. (`fetch` would normalise it.) */
async function get(path: string, method = 'GET') {
  const { hostname, port } = new URL(site.url);
  const asked = request({ hostname, port, path, method }).end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error(`No response to ${path}`);
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    body: await text(response),
  };
}

test.each([
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../serve.ts',
  '/%E0%A4%A',
  '/%00',
  '//x',
])('%s is the page for unknown paths, with status 404', async (path) => {
  expect(await get(path)).toEqual({
    status: 404,
    body: 'not found',
    type: 'text/html;charset=utf-8',
  });
});

test('a handler that throws gives status 500, POST 405, and the server goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await get('/fault')).status).toBe(500);
  expect((await get('/contact', 'POST')).status).toBe(405);
  expect((await get('/')).status).toBe(200);
});

test('a new build is served at once: its files, their lengths and their headers', async () => {
  write(folder, 'reviews.json', '{"reviews":[]}');
  write(folder, 'new.html', 'new');
  write(folder, '_headers', '/new\n  X-Robots-Tag: noindex\n');
  write(folder, '404.html', 'not found, in more words');
  expect(await get('/reviews.json')).toMatchObject({
    status: 200,
    body: '{"reviews":[]}',
  });
  write(folder, 'llms.txt', 'Nia’s boats');
  expect((await get('/llms.txt')).type).toBe('text/plain; charset=utf-8');
  expect((await fetch(`${site.url}/new`)).headers.get('x-robots-tag')).toBe(
    'noindex',
  );
  expect(await get('/nowhere')).toMatchObject({
    status: 404,
    body: 'not found, in more words',
  });
});

// A program may listen at one of this computer's addresses or at all of them.
test.each(['0.0.0.0', '127.0.0.1'])(
  'the next free port is taken, and said, when another program has it at %s',
  async (address) => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => {});
    const other = createServer().listen(0, address).unref();
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { url, close } = await serveFolder(folder, port);
    const page = await (await fetch(url)).text();
    await close();
    other.close();
    const { port: used } = new URL(url);
    const sentence = `Port ${port} is taken by another program, so this is on port ${used}.`;
    expect([page, said.mock.calls.join()]).toEqual(['home', sentence]);
  },
);
