import { readFileSync } from 'node:fs';
import { type Browser, test as base } from 'playwright/test';
import { analyticsLibrary } from '../site/services/analytics';
import { contentPolicy } from '../tools/export/finish/content-policy';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  botCheckFirstStage,
  botCheckSecondStage,
} from '../tools/services/recaptcha';
import {
  previewTestSettings,
  testSettings,
} from '../tools/testing/test-settings';
import { previewOut } from './built-pages';

export const ANALYTICS = `${analyticsLibrary}/**`;

const {
  NEXT_PUBLIC_IMAGE_BASE_URL: container,
  NEXT_PUBLIC_IMAGE_QUERY: query,
} = previewTestSettings;

type Answer = { contentType: string; body: string | Buffer };

export const script = (body: string): Answer => ({
  contentType: 'text/javascript',
  body,
});

const answers: Readonly<Record<string, (path: string) => Answer>> = {
  [BOT_CHECK]: () => script(botCheckFirstStage),
  [BOT_CHECK_SECOND_STAGE]: () => script(botCheckSecondStage()),
  [ANALYTICS]: () => script(''),
  // Like the real container, the mock knows no address without the signed
  // query. The version is not signed.
  [`${container}/*?${query}&v=*`]: (path) => ({
    contentType: 'image/avif',
    body: readFileSync(previewOut + path),
  }),
  // Whatever else a page may tell another site.
  ...Object.fromEntries(
    (contentPolicy(testSettings).site['connect-src'] ?? [])
      .filter((address) => address.startsWith('https:'))
      .map((address) => [
        `${address}*`,
        () => ({ contentType: 'text/plain', body: 'OK' }),
      ]),
  ),
};

type WorkerFixtures = {
  /** The addresses that no mock knows. */
  thirdParties: string[];
};

/** Tests with the mocks. All use it, so that one browser serves them all. */
export const test = base.extend<object, WorkerFixtures>({
  thirdParties: [
    async ({ browser }, use) => use(await answerForThirdParties(browser)),
    { scope: 'worker' },
  ],
});

/**
 * Answers every https request of the browser as the real services do.
 * `page.route` would stop each request to the site too, and switch the
 * browser's cache off. A route of a test answers before this.
 * @returns the addresses that no mock knows. Their requests fail.
 */
async function answerForThirdParties(browser: Browser): Promise<string[]> {
  const unexpected: string[] = [];
  const edge = await browser.newBrowserCDPSession();
  edge.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const answer = answerOf(url);
    if (!answer) unexpected.push(url);
    const sent = answer
      ? edge.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: headersOf(answer),
          body: Buffer.from(answer.body).toString('base64'),
        })
      : edge.send('Fetch.failRequest', {
          requestId,
          errorReason: 'AddressUnreachable',
        });
    // The page may have been left meanwhile, with its requests.
    sent.catch(() => {});
  });
  await edge.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return unexpected;
}

function answerOf(url: string): Answer | undefined {
  const [, answer] =
    Object.entries(answers).find(([address]) => {
      const [start = '', ...parts] = address.split(/\*+/);
      return url.startsWith(start) && parts.every((part) => url.includes(part));
    }) ?? [];
  return answer?.(new URL(url).pathname);
}

const headersOf = ({ contentType }: Answer) => [
  { name: 'Content-Type', value: contentType },
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*' },
];
