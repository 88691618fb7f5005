import { createServer, type RequestListener, type Server } from 'node:http';
import { askContainer } from '../../services/picture-container';
import type { Row } from '../../shared/rows';
import { listen } from '../../shared/serve';
import { askSite } from './online';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Mock of an outside service. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  return `http://localhost:${await listen(server, 0)}`;
}

const line = ({ level, words }: Row) =>
  `${level}: ${words.replace(/ -> .*/, '')}`;

test.each([
  [200, 'green: answers, and holds all 2 pictures'],
  [404, 'red: 1 of 2 pictures are not in it, for example sunset-800.avif.'],
  [403, 'red: It refuses the query (403).'],
])(
  'a container that answers %i has the row %j; without one nothing is asked',
  async (status, row) => {
    const files = ['fishing-800.avif', 'sunset-800.avif'];
    const base = await serve(({ url = '' }, response) => {
      const isRight = /^\/pictures\/\w+-800.avif\?sp=r&sig=1$/.test(url);
      response
        .writeHead(isRight ? (url.includes('sunset') ? status : 200) : 500)
        .end();
    });
    const env = {
      NEXT_PUBLIC_IMAGE_BASE_URL: `${base}/pictures`,
      NEXT_PUBLIC_IMAGE_QUERY: '?sp=r&sig=1',
    };
    expect((await askContainer(env, files)).map(line)).toEqual([row]);
    expect(await askContainer({}, files)).toEqual([]);
  },
);

describe('the published site', () => {
  const headers = {
    'Content-Security-Policy': 'x',
    'Strict-Transport-Security': 'x',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'x',
  };
  const home = '<title>Magnetic Island Boat Adventures</title>';
  const visit = async (listener: RequestListener) =>
    (
      await askSite(
        await serve(listener),
        'Magnetic Island Boat Adventures',
        'no-such-folder',
      )
    ).map(line);

  test('is green on a good host', async () => {
    const rows = await visit(({ url }, response) => {
      if (url === '/no-such-page-please') response.writeHead(404).end();
      else if (url === '/about.txt')
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
      else response.writeHead(200, headers).end(home);
    });
    expect(rows).toEqual([
      expect.stringMatching(/^green: .* is there, complete, with its headers/),
    ]);
  });

  test('is yellow when nothing answers', async () => {
    const address = await serve(() => {});
    await new Promise((closed) => server?.close(closed));
    expect((await askSite(address, '', '')).map(line)).toEqual([
      'yellow: Could not be asked (ECONNREFUSED).',
    ]);
  });

  test('has one row for each mistake of its host', async () => {
    const rows = await visit(({ url }, response) => {
      if (url === '/contact?type=Tour')
        response.writeHead(301, { Location: '/contact/' }).end();
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end(home);
    });
    expect(rows).toEqual([
      expect.stringContaining('red: A link to the filled-in form'),
      expect.stringContaining(
        'yellow: An unknown address answers 200 instead of 404',
      ),
      expect.stringContaining('yellow: Files that end in .txt'),
      expect.stringContaining(
        `are missing: ${Object.keys(headers).join(', ').toLowerCase()}.`,
      ),
    ]);
  });

  test.each([
    ['/', 500, /^red: http\S+\/ answers 500\. .*\.htaccess/],
    [
      '/no-such-page-please',
      500,
      /^red: \S+-please answers 500\. .*\.htaccess/,
    ],
    ['/', 200, /^red: .* shows another page/],
    ['/', 503, /^red: \S+ answers 503\. The host is out of order/],
    ['/', 404, /^red: \S+ answers 404\.$/],
    ['/contact?type=Tour', 308, /^red: Too many redirects/],
  ])(
    'whose %s answers %i is red, as what it is',
    async (path, status, words) => {
      const rows = await visit(({ url = '' }, response) =>
        url === path
          ? response.writeHead(status, { Location: url }).end()
          : response.writeHead(200, headers).end(home),
      );
      expect(rows).toEqual([expect.stringMatching(words)]);
    },
  );
});
