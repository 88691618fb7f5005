import { readSetting, services, settings } from '../../site/services/services';
import { asLine } from '../shared/mistakes';
import { settingLabel } from '../shared/schemas';
import { testSettings } from '../testing/test-settings';
import { checkSettings } from './check-settings';

// The numbers and prices in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

const today = new Date('2026-11-21T00:00:00Z');
const base = 'https://boats.blob.core.windows.net/pictures';
const query =
  'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00%3A00%3A00Z&sig=abc%2Bdef%3D';
const right = {
  ...testSettings,
  NEXT_PUBLIC_IMAGE_BASE_URL: base,
  NEXT_PUBLIC_IMAGE_QUERY: query,
};

test('no settings are valid, and the example of every setting', () => {
  const examples = Object.fromEntries(
    settings.map(({ name, example }) => [name, example]),
  );
  for (const env of [
    {},
    right,
    { ...examples, NEXT_PUBLIC_IMAGE_QUERY: query },
  ])
    expect(checkSettings(env, today)).toEqual({ errors: [], warnings: [] });
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000'],
  ['NEXT_PUBLIC_CONTACT_WHATSAPP', '+44 7400 123456'],
  ['NEXT_PUBLIC_IMAGE_QUERY', `?${query}`],
  ['NEXT_PUBLIC_IMAGE_QUERY', `st=2026-11-01T00:00:00Z&${query}`],
])('%s may be %s', (name, value) => {
  expect(checkSettings({ ...right, [name]: value }, today).errors).toEqual([]);
});

const meant = (name: string, typed: string) => {
  const setting = settings.find((each) => each.name === name);
  return setting && readSetting(setting, typed);
};

test('a setting reaches the pages as it was meant', () => {
  expect(meant('NEXT_PUBLIC_SITE_URL', '\u00a0www.MaggieBoats.com.au/ ')).toBe(
    'https://www.maggieboats.com.au',
  );
  expect(
    meant('NEXT_PUBLIC_CONTACT_EMAIL', "'mailto:hello@maggie-boats.com.au'"),
  ).toBe('hello@maggie-boats.com.au');
  expect(meant('NEXT_PUBLIC_CONTACT_PHONE', '“0412-345-678”')).toBe(
    '0412 345 678',
  );
  expect(meant('NEXT_PUBLIC_GA_ID', 'G-AB12\u00adCD34EF')).toBe('G-AB12CD34EF');
});

test.each([
  'maggie-boats/site',
  'maggie-boats/site.git',
  'https://github.com/maggie-boats/site/',
  'git@github.com:maggie-boats/site.git',
])('the repository of the editor may be written as %s', (typed) => {
  expect(meant('EDIT_REPOSITORY', ` ${typed}`)).toBe('maggie-boats/site');
});

const site = /must be the whole domain, with https:/;
const reading = /permits more than reading/;

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://www.boats.com.au/home', site],
  ['NEXT_PUBLIC_SITE_URL', 'https://bob:hunter2@boats.example', site],
  [
    'NEXT_PUBLIC_CONTACT_EMAIL',
    'a@boats.com.au, b@boats.com.au',
    /must be one e-mail address/,
  ],
  [
    'NEXT_PUBLIC_CONTACT_WHATSAPP',
    '07 7010 4321',
    /must be a whole mobile number/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_BASE_URL',
    'http://boats.blob.core.windows.net/pictures',
    /must be the address/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_BASE_URL',
    `${base}?hunter2`,
    /is a setting of its own, the signed query/,
  ],
  ['NEXT_PUBLIC_IMAGE_QUERY', query.replace('sp=r', 'sp=hunter2'), reading],
  ['NEXT_PUBLIC_IMAGE_QUERY', `${query}&sr=b`, /a part twice/],
  ['NEXT_PUBLIC_IMAGE_QUERY', `${query}&ss=b&srt=co`, /whole account/],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('sr=c&sp=r', 'ss=bfqt&srt=sco&sp=rwdl'),
    /whole account/,
  ],
  ['NEXT_PUBLIC_IMAGE_QUERY', `${query}&x=1`, /a part that a query/],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace(/sv=[^&]+&/, ''),
    /has a wrong part/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('sr=c', 'sr=d'),
    /not for one container/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('spr=https', 'spr=https,http'),
    /without encryption/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('2027', '2099'),
    /more than two years/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('2027', '2025'),
    /ended on 2025-06-30/,
  ],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('2027', 'hunter2'),
    /no proper end date/,
  ],
  [
    'EDIT_REPOSITORY',
    'https://gitlab.com/hunter2/site',
    /must be the owner and the name/,
  ],
  ['EDIT_REPOSITORY', 'a/b/c', /must be the owner and the name/],
  ['NEXT_PUBLIC_PRIVATE_KEY', 'hunter2', /is no setting/],
])('%s=%s ends in one sentence', (name, value, words) => {
  const { errors } = checkSettings({ ...right, [name]: value }, today);
  const lines = errors.map(asLine);
  expect(lines).toEqual([expect.stringMatching(words)]);
  expect(lines[0]).toMatch(/^Settings → .*\. \(data\/settings\.json\)$/);
  // A log keeps the sentence, and the value may be a password or works like a
  // key.
  for (const secret of [value, 'hunter2', 'abc%2Bdef'])
    expect(lines[0]).not.toContain(secret);
});

test('a query without a container is refused; one that ends soon is a warning', () => {
  const some = { NEXT_PUBLIC_IMAGE_QUERY: query };
  const { errors, warnings } = checkSettings(some, new Date('2027-06-01'));
  expect(errors.map(asLine)).toEqual([
    expect.stringContaining("is set without 'Pictures from a container'"),
  ]);
  expect(warnings).toEqual([
    expect.stringMatching(/ends on 2027-06-30; make a new one/),
  ]);
  expect(warnings.join()).not.toContain('abc%2Bdef');
});

test('of settings that work only together, one alone is a warning that names the others', () => {
  for (const { settings: all } of services.filter(({ together }) => together))
    for (const alone of all) {
      const env = { [alone.name]: alone.example };
      const [warning, ...more] = checkSettings(env, today).warnings;
      expect(more).toEqual([]);
      for (const each of all)
        expect(warning?.includes(`'${settingLabel(each.name)}'`)).toBe(
          each !== alone,
        );
      expect(warning).toContain(`until then ${alone.without}`);
    }
});

test.each(settings.filter(({ name }) => name !== 'NEXT_PUBLIC_IMAGE_QUERY'))(
  '$name of another form ends in its rule',
  ({ name, rule }) => {
    expect(checkSettings({ [name]: 'my hunter2' }, today).errors).toMatchObject(
      [{ name, sentence: `${rule}.` }],
    );
  },
);
