import { join } from 'node:path';
import Mustache from 'mustache';
import type { Picture } from '../../../data/schema/parts';
import type { Handler } from '../../shared/serve';
import { projectFolder } from '../../shared/terminal';
import { fileName, type PictureFiles, pictureList, readManifest } from '../pictures/manifest';
import { findMasters, type Master } from '../pictures/masters';

/** Where a picture stands, and the size it is shown at, about, on a phone and on a laptop. */
const kinds = {
  top: { words: 'At the top of its page', phone: [374, 350], laptop: [1408, 430], crop: 'tall' },
  card: { words: 'On its card', phone: [374, 290], laptop: [311, 342], crop: 'wide' },
  story: { words: 'Between the words', phone: [374, 257], laptop: [822, 565], crop: 'wide' },
  contact: { words: 'Beside the form', phone: [374, 132], laptop: [608, 380], crop: 'tall' },
  notFound: { words: 'On the page for a wrong address', phone: [374, 388], laptop: [803, 760], crop: 'tall' },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];
type Place = { picture: Picture; kind: Kind };

/** Shows every picture of the site at /all-pictures: its place, how it is cut on a phone and on a laptop, and its words. */
export function picturesPage(): Handler {
  return async (request, response) => {
    if (!/^\/all-pictures\/?(\?|$)/.test(request.url ?? '')) return false;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    });
    response.end(request.method === 'HEAD' ? undefined : await page());
    return true;
  };
}

async function page(): Promise<string> {
  const groups = await places();
  const all = groups.flatMap(([, entries]) => entries);
  const files: PictureFiles = readManifest(join(projectFolder, pictureList));
  const { bySlot } = findMasters(
    projectFolder,
    all.map(({ picture }) => picture.name),
  );
  const masterOf = ({ picture }: Place) => bySlot.get(picture.name)?.[0];
  const photographs = all.filter((place) => masterOf(place)?.photograph).length;
  const sections = groups.map(
    ([title, entries]) =>
      `<section><h2>${Mustache.escape(title)}</h2>${entries.map((place) => article(place, masterOf(place), files)).join('')}</section>`,
  );
  return `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>All pictures (${all.length})</title>
<style>${styles}</style>
</head>
<body>
<header>
  <p><a href="/">Back to the preview</a></p>
  <h1>All pictures</h1>
  <p>${all.length} places, ${photographs} with a photograph of yours. Only this preview has this page.</p>
</header>
<main>${sections.join('\n')}</main>
</body>
</html>`;
}

/** By the name of its page: every picture, where it stands first. */
async function places(): Promise<[string, Place[]][]> {
  // Loaded only now, because a mistake in data/ must end in its sentence.
  const { allPictures, pages } = await import('../../../data/pages');
  const { home } = await import('../../../data/home');
  const { allTours } = await import('../../../data/tours');
  const names = (pictures: readonly Picture[]) => new Set(pictures.map(({ name }) => name));
  const [cards, slides] = [names(allTours.map(({ image }) => image)), names(home.slides)];
  const left = new Map(allPictures().map((picture) => [picture.name, picture]));
  const take = (pictures: readonly Picture[], top: ReadonlySet<string>, kind: Kind = kinds.top): Place[] =>
    pictures
      .filter(({ name }) => left.delete(name))
      .map((picture) => ({
        picture,
        kind: cards.has(picture.name) ? kinds.card : top.has(picture.name) ? kind : kinds.story,
      }));
  const groups = pages.map(({ path, name, picture, pictures }): [string, Place[]] => [
    name,
    take(pictures, path === '/' ? slides : names([picture]), path === '/contact' ? kinds.contact : kinds.top),
  ]);
  // The page of a wrong address, and the card of a tour that is off.
  groups.push(['Elsewhere', take([...left.values()], names([...left.values()]), kinds.notFound)]);
  return groups.filter(([, entries]) => entries.length);
}

function article({ picture, kind }: Place, master: Master | undefined, files: PictureFiles): string {
  const { name, alt, focus } = picture;
  const state = master?.photograph
    ? `Your photograph <code>${Mustache.escape(master.shown)}</code>`
    : 'Still the drawing';
  return `<article aria-labelledby="${name}">
  <h3 id="${name}">${name}</h3>
  <dl>
    <div><dt>Place</dt><dd>${kind.words}</dd></div>
    <div><dt>Picture</dt><dd>${master ? state : 'None'}</dd></div>
    <div><dt>Words</dt><dd>${Mustache.escape(alt) || 'None, because it only decorates'}</dd></div>
    <div><dt>Focus</dt><dd>${focus ?? 'the middle'}</dd></div>
  </dl>
  <div class="crops">${crop(picture, files, kind.crop, kind.phone, 'Phone')}${crop(picture, files, 'wide', kind.laptop, 'Laptop')}</div>
</article>`;
}

function crop(
  { name, focus = '50% 50%' }: Picture,
  files: PictureFiles,
  crop: 'tall' | 'wide',
  [width, height]: readonly [number, number],
  title: string,
): string {
  const widths = files[name]?.[crop] ?? [];
  const best = widths.find((each) => each >= 720) ?? widths.at(-1) ?? 0;
  const address = `/pictures/${fileName(name, { crop, width: best, format: 'avif' })}`;
  return `<figure style="flex:${width / height} 1 0"><img src="${address}" alt="${title}: ${name}" loading="lazy" style="aspect-ratio:${width}/${height};object-position:${focus}"><figcaption>${title}</figcaption></figure>`;
}

const styles = `
*{box-sizing:border-box}
body{margin:0;background:#fffaf0;color:#12213f;font:17px/1.55 system-ui,sans-serif}
header,main{max-width:1240px;margin:0 auto;padding:0 20px}
header{padding-top:32px}
header p:first-child a{display:inline-block;padding:10px 0}
h1{margin:8px 0 0;font-size:2.75rem;line-height:1.05;letter-spacing:-.03em}
h2{margin:56px 0 0;padding-bottom:8px;border-bottom:6px solid #e2673d;font-size:1.75rem}
h3{margin:0;font-size:1.25rem}
a{color:#b5401a;text-underline-offset:3px}
a:focus-visible{outline:3px solid;outline-offset:3px}
article{padding:28px 0;border-bottom:1px solid #12213f40}
dl{margin:8px 0 16px}
dl div{display:grid;grid-template-columns:5rem 1fr;gap:8px}
dt{color:#44506b}
dd{margin:0;overflow-wrap:anywhere}
.crops figure:first-child{max-width:60%}
figure{margin:0 0 8px;min-width:0}
img{display:block;width:100%;object-fit:cover;background:#f6ebd3}
figcaption{color:#44506b;font-size:15px}
@media(min-width:600px){.crops{display:flex;gap:16px;align-items:flex-start}.crops figure:first-child{max-width:none}}
@media(min-width:900px){article{display:grid;grid-template-columns:300px 1fr;column-gap:40px}h3{grid-column:1/-1}.crops{grid-row:2;grid-column:2}}
`;
