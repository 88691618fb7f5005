import { createServer, type RequestListener, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { askEmailjs } from '../../services/emailjs';
import { askContainer } from '../../services/picture-container';
import type { Row } from '../../shared/rows';
import { listen } from '../../shared/serve';
import { ownersSettings as keys } from '../../testing/test-settings';
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

describe('EmailJS', () => {
  test.each([
    ['The template ID not found.', 'green', /knows the key/],
    ['The Public Key is invalid.', 'red', /public key was refused/],
    ['The service ID not found.', 'red', /service was not found/],
    [
      'API calls are disabled for non-browser applications',
      'yellow',
      /nothing sure about the key/,
    ],
  ])('that answers %j is %s', async (answer, level, words) => {
    const address = await serve((_, response) =>
      response.writeHead(400).end(answer),
    );
    expect(await askEmailjs(keys, address)).toMatchObject([
      { level, words: expect.stringMatching(words) },
    ]);
  });

  test('receives the site’s address and an unknown template, so that nothing is sent; without it a row is yellow', async () => {
    const received: unknown[] = [];
    const address = await serve(async (request, response) => {
      received.push(request.headers.origin, await json(request));
      response.end('OK');
    });
    await askEmailjs(keys, address);
    const template = {
      template_id: 'template_check_only',
      template_params: {},
    };
    expect(received).toEqual([
      keys.NEXT_PUBLIC_SITE_URL,
      expect.objectContaining(template),
    ]);
    server?.closeAllConnections();
    await new Promise((closed) => server?.close(closed));
    expect((await askEmailjs(keys, address)).map(line)).toEqual([
      'yellow: Could not be asked (ECONNREFUSED).',
    ]);
  });
});

test.each([
  [200, 'green: answers, and holds all 2 pictures'],
  [404, 'red: 1 of 2 pictures are not in it, for example sunset-800.avif.'],
  [403, 'red: It refuses the query (403).'],
])(
  'a container that answers %i has the row %j; without one, and without a key, nothing is asked',
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
    expect([await askContainer({}, files), await askEmailjs({})]).toEqual([
      [],
      [],
    ]);
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
