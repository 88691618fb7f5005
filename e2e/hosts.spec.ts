import { request as httpRequest } from 'node:http';
import { expect, test } from 'playwright/test';
import { firstTour, firstTourPath, lastTourPath } from './content';
import { LEFT_BY_THE_CLOCK, openReady } from './fixtures';
import { type Answer, hostChecks, type Question } from './host-checks';
import { isInstalled, type RealServer, serverPrograms, startServer } from './real-servers';

// Beside the port of the other journeys.
const firstPort = Number(process.env.E2E_PORT || 4173) + 20;
const width = Math.max(...serverPrograms.map(({ name }) => name.length));

serverPrograms.forEach((program, index) => {
  test.describe(program.name, () => {
    // One server for all its tests, one worker for the server.
    test.describe.configure({ mode: 'serial' });
    // The owner's site stands on one host or none of these; nobody has to install three servers to test it. What is left
    // out is counted in the last line of `npm test`.
    test.skip(!isInstalled(program), `${program.name} is not installed here, so its recipe was not tried`);

    let server: RealServer;
    test.beforeAll(async () => {
      server = await startServer(program, firstPort + index);
    });
    test.afterAll(() => server?.stop());

    test('answers every address as it should', async () => {
      const faults: string[] = [];
      const rows: string[] = [];
      for (const [group, checks] of Object.entries(hostChecks(server.site))) {
        let right = 0;
        for (const { name, ask, again, fault } of checks) {
          const first = await answer(server.url, ask);
          const found = fault(again ? await answer(server.url, askAgain(ask, first)) : first);
          if (found) faults.push(`${name}: ${found}`);
          else right += 1;
        }
        rows.push(
          `  ${program.name.padEnd(width)}  ${group.padEnd(34)} ${String(right).padStart(3)} of ${checks.length}`,
        );
      }
      console.log(rows.join('\n'));
      expect(faults).toEqual([]);
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
      const navigation = page.getByRole('navigation').first();
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

/** The same question of a browser that has the answer already. */
function askAgain(
  { path, headers }: Question,
  { headers: { etag, 'last-modified': date } }: Answer,
): Question {
  const known = { ...(etag && { 'If-None-Match': etag }), ...(date && { 'If-Modified-Since': date }) };
  return { path, headers: { ...headers, ...known } };
}

/** Asks without following redirects, without unpacking, and with the path as it is written. */
function answer(url: string, { path, headers }: Question) {
  return new Promise<Answer>((done, failed) => {
    const { hostname, port } = new URL(url);
    httpRequest({ hostname, port, path, headers: headers ?? {} }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values]) => [
              name,
              values?.join(', ') ?? '',
            ]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}
