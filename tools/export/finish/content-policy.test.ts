import { createHash } from 'node:crypto';
import { testSettings } from '../../testing/test-settings';
import { contentPolicy, policyText, withPolicy } from './content-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="x"/></head><body>${body}</body></html>`;

test('a policy allows the page its own inline scripts and styles, and nothing else inline', () => {
  const html = page(
    `<style>p{}</style><script>one()</script><script id="x">two('é')</script><script src="/a.js"></script>` +
      `<script type="application/ld+json">{"@type":"X"}</script><script type="module">three()</script>`,
  );
  const policy = contentPolicy({}).page(html);
  expect(policy['script-src']).toEqual(["'self'", hash('one()'), hash("two('é')"), hash('three()')]);
  expect(policy['style-src']).toEqual(["'self'", hash('p{}')]);
  expect(() => withPolicy('<html></html>', policy)).toThrow('no character set');
});

test('without keys the policy allows no other host and no inline script without a hash', () => {
  const { site, page: own } = contentPolicy({});
  const ownText = policyText(own(page('<script>one()</script>')));
  expect(policyText(site) + ownText).not.toMatch(/https?:|\*/);
  expect(ownText).not.toMatch(/(script|style)-src [^;]*unsafe/);
  expect(policyText(site)).toMatch(/^default-src 'none'; /);
});

test.each([
  ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY', ['google.com/recaptcha/', 'gstatic.com/recaptcha/']],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', ['api.emailjs.com']],
  ['NEXT_PUBLIC_GA_ID', ['googletagmanager.com', 'google-analytics.com']],
])('%s opens the policy for its own hosts only', (name, hosts) => {
  const textWith = (settings: Record<string, string>) => {
    const { site, page: own } = contentPolicy(settings);
    return `${policyText(site)}; ${policyText(own(page('')))}`;
  };
  const alone = textWith({ [name]: testSettings[name as keyof typeof testSettings] });
  const others = textWith({ ...testSettings, [name]: '' });
  for (const host of hosts) {
    expect(alone).toContain(host);
    expect(others).not.toContain(host);
  }
});
