import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '../../shared/serve';
import { askContainer, askEmailjs, askSite } from './online';
import type { Row } from './rows';

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

const line = ({ level, words }: Row) => `${level}: ${words.replace(/ -> .*/, '')}`;
const keys = {
  NEXT_PUBLIC_SITE_URL: 'https://www.maggie-boats.com.au',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a1B2c3D4e5F6g7H8i',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_q1w2e3r',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_q1w2e3r',
};

describe('EmailJS', () => {
  test.each([
    ['The template ID not found.', 'green', /knows the key/],
    ['The Public Key is invalid.', 'red', /public key was refused/],
    ['Account not found', 'red', /public key was refused/],
    ['The service ID not found.', 'red', /service was not found/],
    ['API calls are disabled for non-browser applications', 'yellow', /nothing sure about the key/],
  ])('that answers %j is %s', async (answer, level, words) => {
    const address = await serve((_, response) => response.writeHead(400).end(answer));
    expect(await askEmailjs(keys, address)).toMatchObject([{ level, words: expect.stringMatching(words) }]);
  });

  test('receives a request with the site’s address and an unknown template, so that nothing is sent', async () => {
    let origin: string | undefined;
    let body = '';
    const address = await serve(async (request, response) => {
      origin = request.headers.origin;
      for await (const chunk of request) body += chunk;
      response.end('OK');
    });
    await askEmailjs(keys, address);
    expect(origin).toBe(keys.NEXT_PUBLIC_SITE_URL);
    expect(JSON.parse(body)).toEqual({
      user_id: keys.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      service_id: keys.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      template_id: 'template_check_only',
      template_params: {},
    });
  });

  test('is yellow when it cannot be reached', async () => {
    const gone = await serve(() => {});
    await new Promise((closed) => server?.close(closed));
    expect((await askEmailjs(keys, gone)).map(line)).toEqual(['yellow: Could not be asked (ECONNREFUSED).']);
  });
});

describe('the container', () => {
  const files = ['fishing-800.avif', 'sunset-800.avif'];
  const ask = async (listener: RequestListener) => {
    const base = await serve(listener);
    const env = { NEXT_PUBLIC_IMAGE_BASE_URL: `${base}/pictures`, NEXT_PUBLIC_IMAGE_QUERY: '?sp=r&sig=1' };
    return (await askContainer(env, files)).map(line);
  };

  test.each<[string, number, string[]]>([
    ['sunset', 200, ['green: answers, and holds all 2 pictures']],
    ['sunset', 404, ['red: 1 of 2 pictures are not in it, for example sunset-800.avif.']],
    ['sunset', 403, ['red: It refuses the query (403).']],
  ])('that answers %s with %i has the rows %j', async (part, status, rows) => {
    const answers = ({ url }: { url?: string | undefined }) => {
      if (url?.includes(part)) return status;
      return url?.endsWith('.avif?sp=r&sig=1') ? 200 : 403;
    };
    expect(await ask((request, response) => response.writeHead(answers(request)).end())).toEqual(rows);
  });

  test('is not asked when there is none, and EmailJS not without a key', async () => {
    expect([await askContainer({}, files), await askEmailjs({})]).toEqual([[], []]);
  });
});

describe('the published site', () => {
  const headers = {
    'Content-Security-Policy': 'x',
    'Strict-Transport-Security': 'x',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'x',
  };
  const home = '<title>Magnetic Island Boat Adventures</title>';
  const visit = async (listener: RequestListener) =>
    (await askSite(await serve(listener), 'Magnetic Island Boat Adventures', 'no-such-folder')).map(line);

  test('is green on a good host', async () => {
    const rows = await visit(({ url }, response) => {
      if (url === '/no-such-page-please') response.writeHead(404).end();
      else if (url === '/about.txt') response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
      else response.writeHead(200, headers).end(home);
    });
    expect(rows).toEqual([expect.stringMatching(/^green: .* is there, complete, with its headers/)]);
  });

  test('has one row for each mistake of its host', async () => {
    const rows = await visit(({ url }, response) => {
      if (url === '/contact?type=Tour') response.writeHead(301, { Location: '/contact/' }).end();
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end(home);
    });
    expect(rows).toEqual(
      [
        'red: A link to the filled-in form',
        'yellow: An unknown address answers 200 instead of 404',
        'yellow: Files that end in .txt',
        `are missing: ${Object.keys(headers).join(', ').toLowerCase()}.`,
      ].map((words) => expect.stringContaining(words)),
    );
  });

  test('is red when it is another page', async () => {
    expect(await visit((_, response) => response.end('Welcome to nginx!'))).toEqual([
      expect.stringMatching(/^red: .* shows another page/),
    ]);
  });

  test.each([
    ['/', 500, /^red: http\S+\/ answers 500\. .*\.htaccess/],
    ['/contact?type=Tour', 500, /^red: \S+\/contact\S+ answers 500\. .*\.htaccess/],
    ['/no-such-page-please', 500, /^red: \S+-please answers 500\. .*\.htaccess/],
    ['/', 503, /^red: \S+ answers 503\. The host is out of order/],
    ['/', 404, /^red: \S+ answers 404\.$/],
    ['/', 301, /^red: Too many redirects/],
    ['/contact?type=Tour', 308, /^red: Too many redirects/],
  ])('whose %s answers %i is red, as what it is', async (path, status, words) => {
    const rows = await visit(({ url = '' }, response) =>
      url === path
        ? response.writeHead(status, { Location: url }).end()
        : response.writeHead(200, headers).end(home),
    );
    expect(rows).toEqual([expect.stringMatching(words)]);
  });
});
