/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkPages } from './check-pages';
import { writeSampleSite } from './check-pages/sample-site';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  await writeSampleSite(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site in order has nothing to put right', async () => {
  expect(await checkPages(folder)).toEqual([]);
});

test('a folder without a site is named', async () => {
  await expect(checkPages(join(folder, 'tours'))).rejects.toThrow(/There is no site in .*tours/);
});

const noise = 'word '.repeat(40).trim();

// Every rule, seen to fail: the file, what stands in it, what stands there instead (nothing: the file is gone), what is said.
test.each([
  [
    'faq.html',
    '<title>FAQ | Boats</title>',
    `<title>${noise}</title>`,
    'title has 199 characters; 60 are shown',
  ],
  ['faq.html', '<title>FAQ | Boats</title>', '', '/faq: it has no title'],
  ['faq.html', '<title>FAQ', '<title>Home', '/: its title is that of /faq'],
  [
    'faq.html',
    'name="description" content="About FAQ"',
    `name="description" content="${noise}"`,
    'description has 199',
  ],
  [
    'faq.html',
    'name="description" content="About FAQ"',
    'name="description" content="About Home"',
    '/: its description is that of /faq',
  ],
  [
    'faq.html',
    'rel="canonical" href="https://boats.example/faq"',
    'rel="canonical" href="https://boats.example/faq/"',
    'canonical address is https://boats.example/faq/; it should be https://boats.example/faq',
  ],
  [
    'faq.html',
    '<link rel="canonical" href="https://boats.example/faq">',
    '',
    '/faq: its canonical address is missing',
  ],
  [
    'faq.html',
    '<title>',
    '<meta name="robots" content="noindex"><title>',
    '/faq: it is kept out of search results',
  ],
  ['404.html', '<meta name="robots" content="noindex">', '', 'the error page is not kept out'],
  ['404.html', '', undefined, 'there is no error page'],
  ['faq.html', '<h1>FAQ</h1>', '<h2>FAQ</h2>', '/faq: it has 0 headings of the first rank'],
  ['faq.html', '<h1>FAQ</h1>', '<h1>FAQ</h1><h1>FAQ</h1>', '/faq: it has 2 headings'],
  ['faq.html', '<h2>Why?</h2>', '<h3>Why?</h3>', "the heading 'Why?' is an h3 after an h1"],
  ['faq.html', '<h2>Why?', '<i id="x"></i><i id="x"></i><h2>Why?', "the id 'x' stands more than once"],
  ['faq.html', 'lang="en-AU"', 'lang="en"', "language is 'en', not en-AU"],
  [
    'faq.html',
    'property="og:title" content="FAQ',
    'property="og:title" content="Other',
    "og:title is 'Other | Boats'",
  ],
  ['faq.html', 'content="en_AU"', 'content="en_US"', "og:locale is 'en_US'"],
  [
    'faq.html',
    'property="og:url" content="https://boats.example/faq"',
    'property="og:url" content="/faq"',
    "og:url is '/faq'",
  ],
  [
    'faq.html',
    'name="twitter:card" content="summary_large_image"',
    'name="twitter:card" content="summary"',
    "twitter:card is 'summary'",
  ],
  ['faq.html', '<meta property="og:image:alt" content="White">', '', 'og:image:alt is missing'],
  [
    'faq.html',
    'property="og:image" content="https://boats.example/share.jpg"',
    'property="og:image" content="/share.jpg"',
    'should be a whole address of a .jpg',
  ],
  ['share.jpg', '', undefined, 'the picture of its preview is not there'],
  [
    'faq.html',
    '<script type="application/ld+json">',
    '<script type="x">',
    'has 0 blocks of data for machines',
  ],
  ['faq.html', '"Because. So."', '"Because. <b>So."', "has a '<' in its data"],
  ['faq.html', '{"@context"', '{{"@context"', 'no JSON'],
  ['faq.html', '"@graph"', '"@other"', 'without a @graph'],
  ['faq.html', '"@type":"FAQPage"', '"@type":"WebPage"', 'has no FAQPage in its data'],
  ['tours/fishing.html', '"@type":"TouristTrip"', '"@type":"Thing"', 'has no TouristTrip'],
  ['boat-hire.html', '"@type":"Product"', '"@type":"Thing"', 'has no Product'],
  ['faq.html', '"geo":', '"where":', 'has a LocalBusiness without geo'],
  ['faq.html', '"priceRange":"$"', '"aggregateRating":{},"priceRange":"$"', 'rates itself (aggregateRating)'],
  ['boat-hire.html', '"price":280', '"price":290', "tells machines what it does not show: '$290' (Offer)"],
  ['faq.html', '"text":"Because. So."', '"text":"Because not."', "does not show: 'Because not.' (Answer)"],
  [
    'faq.html',
    '<summary><h2>Why?</h2></summary>',
    '<summary><h2>Why?</h2></summary></details><details><summary><h2>How?</h2></summary>',
    "its question 'How?'",
  ],
  [
    'faq.html',
    '"telephone":"+61491570156"',
    '"telephone":"+61400000000"',
    "does not show: '+61400000000' (LocalBusiness)",
  ],
  [
    'faq.html',
    '"item":"https://boats.example/faq"',
    '"item":"/faq"',
    "gives machines '/faq', which is no whole address",
  ],
  [
    'faq.html',
    '<span>FAQ</span>',
    '<span>Questions</span>',
    "shows the breadcrumbs '1 Home https://boats.example, 2 Questions",
  ],
  [
    'tours/fishing.html',
    '"mainEntity":{"@id":"https://boats.example/#trip"}',
    '"mainEntity":{"@id":"https://boats.example/#gone"}',
    "points to 'https://boats.example/#gone'",
  ],
  [
    'faq.html',
    '"@graph":[',
    '"@graph":[{"@type":"Thing","@id":"https://boats.example/#alone"},',
    'that nothing in its data is connected with',
  ],
  ['sitemap.xml', '', undefined, 'sitemap.xml is missing'],
  [
    'sitemap.xml',
    '<loc>https://boats.example/faq</loc>',
    '<loc>https://boats.example/faq/</loc>',
    'sitemap.xml leaves out https://boats.example/faq',
  ],
  [
    'sitemap.xml',
    '<loc>https://boats.example/faq</loc>',
    '<loc>https://boats.example</loc>',
    'is no page or stands there already',
  ],
  ['sitemap.xml', '2026-11-21', '2999-01-01', "'2999-01-01' as its day of change"],
  ['sitemap.xml', '&amp;', '&', "an '&' that is not escaped"],
  ['sitemap.xml', '192.png', '193.png', 'a picture that is not there'],
  ['sitemap.xml', /<image:loc>.*?<\/image:loc>/g, '', 'sitemap.xml lists no picture'],
  ['robots.txt', 'Allow: /', 'Disallow: /', 'keeps search engines out'],
  ['robots.txt', 'Sitemap:', 'Map:', 'does not name the sitemap'],
  ['robots.txt', '', undefined, 'robots.txt is missing'],
  ['manifest.webmanifest', '', undefined, 'manifest.webmanifest is missing'],
  ['manifest.webmanifest', '/512.png', '/513.png', 'an icon that is not there: /513.png'],
  ['manifest.webmanifest', '"/512.png"', '"/192.png"', '/192.png is 192x192, not 512x512'],
  ['manifest.webmanifest', '192x192', '512x512', 'lists no icon of 192x192'],
  ['manifest.webmanifest', 'maskable', 'any', 'no maskable icon'],
  ['favicon.ico', '', undefined, 'favicon.ico is missing'],
  ['faq.html', '<link rel="apple-touch-icon" href="/192.png">', '', '/faq: it names no apple-touch-icon'],
  [
    'faq.html',
    'name="theme-color" content="#ffffff"',
    'name="theme-color" content="#000000"',
    'theme colour is not that of the manifest',
  ],
  ['llms.txt', '[FAQ]', 'FAQ ', 'llms.txt leaves out /faq'],
  ['.well-known/security.txt', 'mailto:ask@boats.example', 'us', 'security.txt names no e-mail address'],
  ['.well-known/security.txt', '2999', 'soon', 'security.txt does not say until when it holds'],
  ['.well-known/security.txt', 'Canonical', 'Other', 'does not name its own address'],
  ['faq.html', 'href="/"', 'href="/gone"', '/faq: /gone leads nowhere'],
  ['index.html', 'href="/tours/fishing"', 'href="/faq#gone"', '/: /faq#gone names a part that is not there'],
  ['404.html', 'href="/"', 'href="/gone"', '/404: /gone leads nowhere'],
  [
    'faq.html',
    '<img src="/192.png"',
    '<img src="/192.png" srcset="/192.png 1w, /gone.png 2w"',
    '/gone.png leads nowhere',
  ],
  ['faq.html', 'href="tel:+61491570156"', 'href="http://elsewhere.example"', 'is no safe address'],
  ['faq.html', ' alt=""', '', 'the picture /192.png has no alt'],
  ['faq.html', ' height="1"', '', 'the picture /192.png has no height'],
])('%s: %s becomes %s', async (file, right, wrong, sentence) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (wrong === undefined) rmSync(path);
  else {
    expect(typeof right === 'string' ? text.includes(right) : right.test(text)).toBe(true);
    writeFileSync(path, text.replaceAll(right as string, wrong));
  }
  expect(await checkPages(folder)).toContainEqual(expect.stringContaining(sentence));
});

test('a preview of another size is named', async () => {
  const small = sharp({ create: { width: 600, height: 315, channels: 3, background: 'white' } });
  await small.jpeg().toFile(join(folder, 'share.jpg'));
  expect(await checkPages(folder)).toContainEqual(
    '/faq: the picture of its preview is a jpeg of 600 by 315.',
  );
});
