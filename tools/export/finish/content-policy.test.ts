import { services, settings } from '../../../site/services/services';
import { contentPolicy, policyText, withPolicy } from './content-policy';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="x"/></head><body>${body}</body></html>`;

test('without keys the policy allows no other host and no inline script without a hash; each page has a place for it', () => {
  const { site, page: own } = contentPolicy({});
  const ownText = policyText(own(page('<script>one()</script>')));
  expect(policyText(site) + ownText).not.toMatch(/https?:|\*/);
  expect(ownText).not.toMatch(/(script|style)-src [^;]*unsafe/);
  expect(policyText(site)).toMatch(/^default-src 'none'; /);
  // The page's own part counts alone where a host sends no headers.
  for (const directive of ['object-src', 'base-uri'])
    expect(ownText).toContain(`${directive} 'none'`);
  expect(() => withPolicy('<html></html>', own(''))).toThrow(
    'no character set',
  );
});

const examples = Object.fromEntries(
  settings.map(({ name, example }) => [name, example]),
);
const policies = services.flatMap(({ policy = [] }) => policy);
/** The hosts of each service, by the setting that it needs. */
const hostsOf = policies.map(({ onlyWith, sources }) => {
  const all = Object.values(sources(examples[onlyWith] ?? '')).flat();
  return [onlyWith, all.filter((host) => /^https/.test(host))] as const;
});

test.each(hostsOf)(
  '%s opens the policy for its own hosts only',
  (name, hosts) => {
    const textWith = (values: Record<string, string>) => {
      const { site, page: own } = contentPolicy(values);
      return `${policyText(site)}; ${policyText(own(page('')))}`;
    };
    const alone = textWith({ [name]: examples[name] ?? '' });
    const others = textWith({ ...examples, [name]: '' });
    for (const host of hosts) {
      expect(alone).toContain(host);
      expect(others).not.toContain(host);
    }
  },
);
