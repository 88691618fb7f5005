import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { barWords } from '../data/navigation';
import { firstTour, firstTourPath, lastTourPath } from './content';
import { openReady, PLAYWRIGHT_CLOCK_ERROR } from './fixtures';
import { type Answer, findProblem, type HostCheck, hostChecks } from './host-checks';
import {
  compressed,
  isInstalled,
  OTHER_NAME,
  type RealServer,
  serverPrograms,
  site,
  startServer,
} from './real-servers';

// Ports that the other journeys do not use.
const firstPort = Number(process.env.E2E_PORT || 4173) + 20;

test.use({ ignoreHTTPSErrors: true });

serverPrograms.forEach((program, index) => {
  test.describe(program.name, () => {
    // All tests of a server run in one worker and share one process.
    test.describe.configure({ mode: 'serial' });
    // Nobody has to install three servers to test the site. The last line of `npm test` counts the skipped tests.
    test.skip(!isInstalled(program), `${program.name} is not installed here, so its recipe was not tried`);

    let server: RealServer;
    test.beforeAll(async () => {
      server = await startServer(program, firstPort + 2 * index);
    });
    test.afterAll(() => server?.stop());

    test('starts without a warning', () => expect(server.output()).not.toMatch(/\[(\w+:)?warn\]/));

    test('answers every address as it should, over HTTP/2', async () => {
      const session = connect(server.url, { rejectUnauthorized: false });
      const problems: string[] = [];
      for (const check of hostChecks(site, compressed, program.sends)) {
        let answer = await send(session, check);
        if (check.repeat) answer = await send(session, check, answer);
        const problem = findProblem(check, answer);
        if (problem) problems.push(problem);
      }
      session.close();
      expect(problems).toEqual([]);
    });

    test('redirects http to https', async () => {
      const path = '/about?type=Tour&tourId=x';
      const { status, headers } = await fetch(`http://localhost:${server.httpPort}${path}`, {
        redirect: 'manual',
      });
      expect([301, 308]).toContain(status);
      expect(headers.get('location')?.replace(/:\d+/, '')).toBe(`https://localhost${path}`);
    });

    test('leads the name with or without www. to the name of the site', async () => {
      const path = '/about?type=Tour&tourId=x';
      const session = connect(server.url, { rejectUnauthorized: false, servername: OTHER_NAME });
      const { headers } = await send(session, { path, name: OTHER_NAME });
      session.close();
      expect(headers[':status']).toBe(301);
      expect(headers.location).toBe(`https://localhost${path}`);
    });

    test('gets 130 points and an A+ from the HTTP Observatory', async () => {
      const scanner = 'packages/observatory';
      test.skip(!existsSync(`${scanner}/node_modules`), `Not installed: npm ci --prefix ${scanner}`);
      const { stdout } = await promisify(execFile)(
        'node',
        [`${scanner}/scan.mjs`, 'localhost', String(server.httpPort), new URL(server.url).port],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate } },
      );
      expect(JSON.parse(stdout)).toMatchObject({ score: 130, grade: 'A+' });
    });

    test('serves links without a full page load', async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (String(error) !== PLAYWRIGHT_CLOCK_ERROR) problems.push(error.message);
      });
      await page.route(
        (url) => url.origin !== server.url,
        (route) => route.abort(),
      );
      await openReady(page, server.url);
      await page.evaluate(() => {
        (window as { sameDocument?: boolean }).sameDocument = true;
      });
      const navigation = page.getByRole('navigation', { name: barWords.links });
      for (const path of ['/about', '/boat-hire', '/faq', '/contact', '/']) {
        await navigation.locator(`a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(server.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      for (const path of [firstTourPath, lastTourPath]) {
        await page.locator(`main a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(server.url + path);
        await page.goBack();
        await expect(page).toHaveURL(`${server.url}/`);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(problems.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    });

    test('serves the page for unknown paths', async ({ page }) => {
      for (const [path, expected] of [
        ['/nowhere', 'Unexpected Application Error!'],
        ['/CONTACT', 'Unexpected Application Error!'],
        ['/tours/evil', 'Tour not found'],
        ['/tours/evil/', 'Tour not found'],
      ] as const) {
        const response = await page.goto(server.url + path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByText(expected), path).toBeVisible();
      }
    });

    test('keeps the preselection of an address with and without a final slash', async ({ page }) => {
      for (const path of ['/contact', '/contact/']) {
        await page.goto(`${server.url}${path}?type=Tour&tourId=${firstTour.slug}`);
        await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
        await expect(page).toHaveURL(`${server.url}/contact`);
      }
    });
  });
});

/** Sends a request over HTTP/2 with the exact path. It does not decompress the body or follow redirects. */
async function send(
  session: ClientHttp2Session,
  { path, accept, name }: Pick<HostCheck, 'path' | 'accept'> & { name?: string },
  kept?: Answer,
): Promise<Answer> {
  const { etag, 'last-modified': date } = kept?.headers ?? {};
  const stream = session.request({
    ':path': path,
    ...(name && { ':authority': name }),
    ...(accept && { 'accept-encoding': accept }),
    ...(etag && { 'if-none-match': etag }),
    ...(date && { 'if-modified-since': date }),
  });
  const [headers] = await once(stream, 'response');
  return { headers, body: Buffer.concat(await stream.toArray()) };
}
