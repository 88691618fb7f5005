/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emailBodyFields, emailFields } from '../../../data/enquiry-form';
import { allTours } from '../../../data/tours';
import { readTemplate } from '../email-template';
import { noticeRows, offRows } from './days';
import { exampleRows, factRows, placeRows, reviewRows } from './facts';
import { formerTourRows } from './former-tours';
import { linkRows } from './links';
import { outRows } from './out-folder';
import { pictureRows } from './pictures';
import type { Row } from './row';
import { settingRows } from './settings';
import { table } from './table';
import { templateRows } from './template';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const line = ({ level, words }: Row) => `${level}: ${words}`;

/** Valid, invented settings. */
const right = {
  NEXT_PUBLIC_SITE_URL: 'https://www.maggie-boats.com.au',
  NEXT_PUBLIC_CONTACT_EMAIL: 'hello@maggie-boats.com.au',
  NEXT_PUBLIC_CONTACT_PHONE: '0412 345 679',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a1B2c3D4e5F6g7H8i',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_q1w2e3r',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_q1w2e3r',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '6LqW3eR5tY7uI9oP1aS3dF5gH7jK9lZ1xC3vB5nM',
};
const query = (end: string) => `sv=2024-11-04&sr=c&sp=r&spr=https&se=${end}&sig=abc`;
const today = new Date('2026-11-21T00:00:00Z');
const container = 'https://maggie.blob.core.windows.net/pictures';

describe('settings', () => {
  test('valid settings and empty optional settings are green', () => {
    const levels = settingRows(right, {}, today).map(({ level }) => level);
    expect(levels).toHaveLength(10);
    expect(new Set(levels)).toEqual(new Set(['green']));
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a missing address', { NEXT_PUBLIC_SITE_URL: '' }, /NEXT_PUBLIC_SITE_URL is not set/],
    ['a missing key', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' }, /not set: no enquiry can be sent/],
    ['the number of fiction', { NEXT_PUBLIC_CONTACT_PHONE: '+61 (0)491.570.156' }, /reserved for fiction/],
    ['an address under .example', { NEXT_PUBLIC_CONTACT_EMAIL: 'me@boats.example' }, /for examples/],
    ['a local address', { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' }, /of this computer/],
    ['an example left as it was', { NEXT_PUBLIC_GA_ID: 'G-AB12CD34EF' }, /the example of \.env\.example/],
    ['a malformed one', { NEXT_PUBLIC_GA_ID: 'UA-1' }, /measurement id of Google Analytics 4/],
  ])('%s is red, with what to do', (_, wrong, words) => {
    const examples = { NEXT_PUBLIC_GA_ID: 'G-AB12CD34EF' };
    const reds = settingRows({ ...right, ...wrong }, examples, today).filter(({ level }) => level === 'red');
    expect(reds).toHaveLength(1);
    expect(reds[0]?.words).toMatch(words);
    expect(reds[0]?.todo).toContain('.env.local');
  });

  test.each([
    ['2027-01-20', 'yellow', /ends on 2027-01-20, in 60 days/],
    ['2027-01-21', 'green', /reading only, over https only, until 2027-01-21/],
  ])('a query that ends on %s is %s, and is never printed', (end, level, words) => {
    const env = {
      ...right,
      NEXT_PUBLIC_IMAGE_BASE_URL: container,
      NEXT_PUBLIC_IMAGE_QUERY: query(end).replace('sig=abc', 'sig=hidden'),
    };
    const rows = settingRows(env, {}, today);
    expect(rows.find((row) => words.test(row.words))?.level).toBe(level);
    expect(JSON.stringify(rows)).not.toContain('hidden');
  });
});

test('sample reviews are red, no reviews are yellow; a link to a search for reviews is yellow', () => {
  const real = { author_name: 'Ada', rating: 5, text: 'Good.' };
  const google = 'https://www.google.com/maps/search/?api=1&query=Boats';
  const tripadvisor = 'https://www.tripadvisor.com.au/Attraction_Review-g1-d2-Boats.html';
  const rows = (reviews: Parameters<typeof reviewRows>[0], places: object) =>
    reviewRows(reviews, { google: '', tripadvisor: '', ...places }).map(line);
  expect(rows([real, { ...real, sample: true }], { google, tripadvisor })).toEqual([
    'red: 1 of 2 are samples of ours, which no guest wrote.',
    'yellow: google: still a search, not your own place.',
  ]);
  expect(rows([], { tripadvisor })).toEqual([
    'yellow: There is none yet, so the home page has no such part.',
    'green: lead to your own places',
  ]);
  expect(rows([real], {})).toEqual(['green: 1 of your guests', 'green: none']);
});

test('an empty fact is yellow and says what the pages leave out; so is a position with two decimals', () => {
  expect(factRows({ abn: ' ', replyTime: 'a day' }, true).map(line)).toEqual([
    'yellow: Empty, so no page says your ABN.',
  ]);
  expect(factRows({ abn: '51 824 753 556' }, true).map(line)).toEqual(['green: all filled in']);
  expect(placeRows({ latitude: -19.12, longitude: 146.84999 })[0]?.todo).toContain('five decimals');
  expect(placeRows({ latitude: -19.12344, longitude: 146.8499 })).toEqual([]);
});

test('boarding by wheelchair is asked about only where the boats take one', () => {
  expect(factRows({ wheelchairBoarding: '' }, true).map(line)).toEqual([
    'yellow: Empty, so no page says how a guest in a wheelchair gets on board.',
  ]);
  expect(factRows({ wheelchairBoarding: '' }, false).map(line)).toEqual(['green: all filled in']);
});

test('an example left in is red: an ABN with a wrong check sum, an address of nobody', () => {
  expect(factRows({ abn: '12 345 678 901' }, true).map(line)).toEqual([
    "red: '12 345 678 901' is no ABN: its check sum is wrong.",
  ]);
  const facebook = { name: 'Facebook', address: 'https://www.facebook.com/your-page' };
  expect(
    exampleRows([facebook, { name: 'Ferry', address: 'https://www.sealinkqld.com.au' }]).map(line),
  ).toEqual(["red: Facebook still has the address of our example, 'https://www.facebook.com/your-page'."]);
});

describe('what tours were called before', () => {
  const [tour] = allTours;
  const redirects = { '/tours/whales': '/tours/reef' };
  const source = (...tours: { slug: string; name: string }[]) =>
    tours
      .map(
        ({ slug, name }) =>
          `  {\n    slug: '${slug}',\n    name: '${name}',\n    image: { name: 'x' },\n  },\n`,
      )
      .join('');
  beforeEach(() =>
    write(
      '.copies/2026-11-20 09.00.00 before build/data/tours.ts',
      source(tour, { slug: 'whales', name: 'Whale Watching' }),
    ),
  );

  test('an address that leads nowhere is a row, unless another page has it as alsoAt', () => {
    expect(formerTourRows(folder, [tour], {}, {}).map(line)).toEqual([
      'yellow: /tours/whales, its address in an earlier copy of your files, leads nowhere.',
    ]);
    expect(formerTourRows(folder, [tour], redirects, {})).toEqual([]);
  });

  test('words that name a tour that is off or gone are a row with file and entry', () => {
    const contents = {
      'data/tours.ts': { allTours: [{ ...tour, description: `Our ${tour.name} day.` }] },
      'data/faq.ts': {
        faq: {
          entries: [{ question: 'When?', answer: [`${tour.name} is on all year.`, 'Whale watching too.'] }],
        },
      },
    };
    const rows = (backOn?: string) =>
      formerTourRows(folder, [{ ...tour, backOn }], redirects, contents).map(line);
    expect(rows()).toEqual([
      "yellow: There is no tour 'Whale Watching' now, but these words name it: data/faq.ts, faq.entries 1 'When?', answer 2.",
    ]);
    expect(rows('2027-04-01')).toEqual([
      `yellow: '${tour.name}' is off, but these words name it: data/faq.ts, faq.entries 1 'When?', answer 1.`,
      expect.stringContaining('Whale Watching'),
    ]);
  });
});

test('the To field of the template is to be confirmed, because only the owner can see it', () => {
  expect(templateRows(emailFields, emailBodyFields).map(line)).toContainEqual(
    expect.stringMatching(/^yellow: .*To Email.* your own address, .* not \{\{to_email\}\}/),
  );
});

describe('days', () => {
  const end = Date.parse('2026-11-27T14:00:00Z');

  test('a notice says until when it is shown, by the clock of the harbour, and when it is over', () => {
    const rows = (text: string, now = end) =>
      noticeRows({ text, lastDay: text && '2026-11-27' }, 'Australia/Brisbane', now).map(line);
    expect(rows('')).toEqual([]);
    expect(rows('Closed', end - 1)).toEqual([
      "green: every page says 'Closed' until the end of Friday 27 November 2026",
    ]);
    expect(rows('Closed')).toEqual([
      "yellow: 'Closed' is over since Friday 27 November 2026: no visitor sees it.",
    ]);
  });

  test('a tour that is off is yellow, and red once its day has come', () => {
    const rows = (now: number, backOn?: string) =>
      offRows([{ ...allTours[0], backOn }], 'Australia/Brisbane', now).map(line);
    expect(rows(end)).toEqual([]);
    expect(rows(end - 1, '2026-11-28')).toEqual([
      'yellow: Off until Saturday 28 November 2026: no menu, card or list has it, and nobody can book it.',
    ]);
    expect(rows(end, '2026-11-28')).toEqual([
      'red: Saturday 28 November 2026 has come, and it is still off: no menu, card or list has it, and nobody can book it.',
    ]);
  });
});

test('a missing picture is red; a small or unused picture is yellow', () => {
  const made = { colour: '#000000', version: '1', wide: [800], tall: [], jpg: [800], shares: [], from: '' };
  const file = { ...made, width: 2400, height: 1500 };
  const manifest = { fishing: file, sunset: { ...file, width: 900 } };
  for (const name of ['fishing', 'sunset'])
    for (const format of ['avif', 'jpg']) write(`public/pictures/${name}-800.${format}`);
  const slots = ['fishing', 'sunset', 'whales'].map((name) => ({ name, alt: '' }));
  write('photos/sunsett.jpg');
  expect(pictureRows(folder, slots, manifest).map(line)).toEqual([
    "yellow: 'sunset' is only 900 pixels wide and looks soft on large screens.",
    "red: 'whales' is missing.",
    expect.stringMatching(/^yellow: photos\/sunsett\.jpg belongs to no place .* did you mean 'sunset'\?/),
  ]);
  rmSync(join(folder, 'photos/sunsett.jpg'));
  expect(pictureRows(folder, slots.slice(0, 1), manifest).map(line)).toEqual([
    'green: all 1 are there, and large enough',
  ]);
});

test('a photograph that still has the words or the focus of the drawing is a row', () => {
  const drawing = { alt: 'A coral trout.', focus: '40% 30%' };
  const made = { width: 2400, height: 1500, colour: '', version: '', wide: [], tall: [], jpg: [800] };
  write('photos/posters/words.json', JSON.stringify({ fishing: drawing, sunset: drawing }));
  for (const path of ['posters/fishing.webp', 'posters/sunset.webp', 'Fishing.JPG']) write(`photos/${path}`);
  for (const name of ['fishing', 'sunset']) write(`public/pictures/${name}-800.jpg`);
  const rows = (words: object) =>
    pictureRows(
      folder,
      ['fishing', 'sunset'].map((name) => ({ name, ...drawing, ...words })),
      Object.fromEntries(['fishing', 'sunset'].map((name) => [name, { ...made, shares: [], from: '' }])),
    ).map(line);
  expect(rows({})).toEqual([
    'yellow: photos/Fishing.JPG is your photo, but its words still describe our drawing: "A coral trout."',
    "yellow: photos/Fishing.JPG is your photo, but it is still cut round the middle of our drawing (focus: '40% 30%').",
  ]);
  expect(rows({ alt: 'A photo of rods.', focus: undefined })).toEqual([
    'green: all 2 are there, and large enough',
  ]);
});

test('the words of every drawing are known', () => {
  // A business with its own photographs may have removed the drawings.
  if (!existsSync('photos/posters')) return;
  const drawings = readdirSync('photos/posters').filter((name) => name.endsWith('.webp'));
  const words = Object.keys(JSON.parse(readFileSync('photos/posters/words.json', 'utf8')));
  expect(words).toEqual(expect.arrayContaining(drawings.map((name) => name.replace('.webp', ''))));
});

test('an e-mail template with an unknown or a missing field is red', () => {
  const rows = (read?: typeof readTemplate) => templateRows(emailFields, emailBodyFields, read);
  expect(rows()[0]).toMatchObject({ level: 'green' });
  const broken: typeof readTemplate = (name) =>
    name === 'body.txt'
      ? readTemplate(name).replaceAll('contact_details', 'contact_detail')
      : readTemplate(name);
  expect(rows(broken).map(line).slice(0, -1)).toEqual([
    'red: email-template/body.txt asks for {{contact_detail}}, which the site does not send.',
    'red: email-template/body.txt does not show {{contact_details}}, so you would never read it.',
  ]);
});

describe('links of the built pages', () => {
  const links = () => linkRows(folder).map(line);

  test('are green when each target exists', () => {
    write('index.html', '<link rel="canonical" href="https://a.example"><h2 id="tours">');
    write(
      '404.html',
      '<a href="/#tours">Tours</a><a href="https://a.example/faq">FAQ</a><a href="tel:1">Call</a>',
    );
    write('faq/index.html');
    write('icon.svg');
    write(
      'tours/fishing.html',
      '<img src="/icon.svg" srcset="/icon.svg 1w, /icon.svg 2w"><a href="/tours/fishing#">',
    );
    expect(links()).toEqual(['green: every link, picture and file of a page is there']);
  });

  test.each([
    ['<a href="/tour/fishing">', '/tour/fishing leads nowhere'],
    ['<a href="/#tour">', '/#tour names a part that is not there'],
    ['<img srcset="/a.jpg 1w, /b.jpg 2w"><img src="/a.jpg">', '/b.jpg leads nowhere'],
    [
      '<meta property="og:image" content="https://a.example/share.jpg">',
      'https://a.example/share.jpg leads nowhere',
    ],
    ['<a href="http://b.example">', 'http://b.example is not encrypted'],
  ])('%s is red', (html, words) => {
    write('a.jpg');
    write('index.html', `<link rel="canonical" href="https://a.example">${html}`);
    expect(links()).toEqual([`red: /: ${words}.`]);
  });
});

describe('the folder to upload', () => {
  const out = () => outRows(folder, right).map(line);
  const links = 'green: every link, picture and file of a page is there';
  const page = Object.values(right).join(' ');

  test('is green when it has the present settings and is newer than the last change', () => {
    write('data/tours.ts');
    utimesSync(join(folder, 'data/tours.ts'), 1, 1);
    write('out/index.html', page);
    expect(out()).toEqual(['green: built with the present settings and content', links]);
  });

  test('is yellow when it is missing or older than the content', () => {
    expect(out()).toEqual(['yellow: There is none, so its links were not followed.']);
    write('out/index.html', page);
    utimesSync(join(folder, 'out/index.html'), 1, 1);
    write('data/prices.ts');
    expect(out()).toEqual(['yellow: It is older than your last change, in data/prices.ts.', links]);
  });

  test('is red when it is a preview or has other settings', () => {
    write('out/index.html', `${page}<a href="/outbox">outbox</a>`);
    expect(out()).toEqual([expect.stringMatching(/^red: It is a preview/)]);
    write('out/index.html', page.replace(right.NEXT_PUBLIC_EMAILJS_SERVICE_ID, ''));
    expect(out()).toEqual([
      'red: It was built without the present NEXT_PUBLIC_EMAILJS_SERVICE_ID (sending enquiries: the service).',
      links,
    ]);
  });
});

test('the table breaks long sentences between words and aligns their lines', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve';
  expect(table([{ level: 'red', what: 'Links', words, todo: 'Mend it.' }], 60).split('\n')).toEqual([
    'red     Links  one two three four five six seven eight nine',
    '               ten eleven twelve',
    '               -> Mend it.',
  ]);
});
