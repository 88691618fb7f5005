import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { barWords } from '../data/navigation';
import { firstTour, firstTourPath, lastTourPath } from './content';
import { LEFT_BY_THE_CLOCK, openReady } from './fixtures';
import { type Answer, faultIn, type HostCheck, hostChecks } from './host-checks';
import { compressed, isInstalled, type RealServer, serverPrograms, site, startServer } from './real-servers';

// Beside the port of the other journeys.
const firstPort = Number(process.env.E2E_PORT || 4173) + 20;

test.use({ ignoreHTTPSErrors: true });

serverPrograms.forEach((program, index) => {
  test.describe(program.name, () => {
    // One server for all its tests, one worker for the server.
    test.describe.configure({ mode: 'serial' });
    // The owner's site stands on one host or none of these; nobody has to install three servers to test it. What is left
    // out is counted in the last line of `npm test`.
    test.skip(!isInstalled(program), `${program.name} is not installed here, so its recipe was not tried`);

    let server: RealServer;
    test.beforeAll(async () => {
      server = await startServer(program, firstPort + 2 * index);
    });
    test.afterAll(() => server?.stop());

    test('starts without a warning', () => expect(server.words()).not.toMatch(/\[(\w+:)?warn\]/));

    test('answers every address as it should, over HTTP/2', async () => {
      const session = connect(server.url, { rejectUnauthorized: false });
      const faults: string[] = [];
      for (const check of hostChecks(site, compressed, program.sends)) {
        let answer = await send(session, check);
        if (check.again) answer = await send(session, check, answer);
        const fault = faultIn(check, answer);
        if (fault) faults.push(fault);
      }
      session.close();
      expect(faults).toEqual([]);
    });

    test('sends http on to https', async () => {
      const path = '/about?type=Tour&tourId=x';
      const { status, headers } = await fetch(`http://localhost:${server.httpPort}${path}`, {
        redirect: 'manual',
      });
      expect([301, 308]).toContain(status);
      expect(headers.get('location')?.replace(/:\d+/, '')).toBe(`https://localhost${path}`);
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

    test('is clicked through without one full reload', async ({ page }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (String(error) !== LEFT_BY_THE_CLOCK) faults.push(error.message);
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
      expect(faults.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    });

    test('says what a visitor reads on an unknown path', async ({ page }) => {
      for (const [path, words] of [
        ['/nowhere', 'Unexpected Application Error!'],
        ['/CONTACT', 'Unexpected Application Error!'],
        ['/tours/evil', 'Tour not found'],
        ['/tours/evil/', 'Tour not found'],
      ] as const) {
        const response = await page.goto(server.url + path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByText(words), path).toBeVisible();
      }
    });

    test('keeps what a deep link asks for, in both forms of the address', async ({ page }) => {
      for (const path of ['/contact', '/contact/']) {
        await page.goto(`${server.url}${path}?type=Tour&tourId=${firstTour.slug}`);
        await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
        await expect(page).toHaveURL(`${server.url}/contact`);
      }
    });
  });
});

/** Sends a request over HTTP/2, with the path as it is written. Nothing is unpacked, no redirect is followed. */
async function send(
  session: ClientHttp2Session,
  { path, accept }: HostCheck,
  kept?: Answer,
): Promise<Answer> {
  const { etag, 'last-modified': date } = kept?.headers ?? {};
  const stream = session.request({
    ':path': path,
    ...(accept && { 'accept-encoding': accept }),
    ...(etag && { 'if-none-match': etag }),
    ...(date && { 'if-modified-since': date }),
  });
  const [headers] = await once(stream, 'response');
  return { headers, body: Buffer.concat(await stream.toArray()) };
}
