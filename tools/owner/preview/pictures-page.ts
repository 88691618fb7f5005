import { join } from 'node:path';
import type { Page } from '../../../data/functions/pages';
import type { Picture } from '../../../data/schema/parts';
import { versionFrom } from '../../pictures/bring-up-to-date';
import { CENTRE } from '../../pictures/encode';
import { ingredientsOf } from '../../pictures/make-pictures';
import {
  fileName,
  type PictureFile,
  type PictureFiles,
  pictureList,
  readManifest,
} from '../../pictures/manifest';
import { findMasters, type Master } from '../../pictures/masters';
import { openMaster } from '../../pictures/open-master';
import { recipe } from '../../pictures/recipe';
import { projectFolder } from '../../shared/terminal';
import { ownerPage } from './owner-page';

/** Where a picture stands, and the size it is shown at, about, on a phone and on a laptop. */
const kinds = {
  top: { words: 'At the top of its page', phone: [374, 350], laptop: [1408, 430], crop: 'tall' },
  card: { words: 'On its card', phone: [374, 290], laptop: [311, 342], crop: 'wide' },
  story: { words: 'Between the words', phone: [374, 257], laptop: [822, 565], crop: 'wide' },
  contact: { words: 'Beside the form', phone: [374, 132], laptop: [608, 380], crop: 'tall' },
  notFound: { words: 'On the page for a wrong address', phone: [374, 388], laptop: [803, 760], crop: 'tall' },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Shows every picture of the site at /all-pictures: its place, how it is cut on a phone and on a laptop, and its words.
 * @param root the folder with the photographs and the made pictures
 */
export function picturesPage(root = projectFolder) {
  return ownerPage('/all-pictures', main, styles, async () => {
    // Loaded only now, because a mistake in data/ must end in its sentence.
    const { allPictures, pages } = await import('../../../data/functions/pages');
    const { allTours } = await import('../../../data/tours');
    const pictures = allPictures();
    const cards: string[] = allTours.map(({ image }) => image.name);
    const names = pictures.map(({ name }) => name);
    const { bySlot } = findMasters(root, names);
    const files: PictureFiles = readManifest(join(root, pictureList));

    const groups = new Map<string, object[]>();
    for (const picture of pictures) {
      const { name } = picture;
      const page = pages.find((each) => each.pictures.some((one) => one.name === name));
      const kind = cards.includes(name) ? kinds.card : kindOn(page, picture);
      const state = await stateOf(picture, bySlot.get(name)?.[0], files[name]);
      const title = page?.name ?? 'Elsewhere';
      groups.set(title, [...(groups.get(title) ?? []), { ...entry(picture, kind, files[name]), state }]);
    }
    const photographs = names.filter((name) => bySlot.get(name)?.[0]?.photograph).length;
    return {
      title: 'All pictures',
      count: names.length,
      lead: `${names.length} places, ${photographs} with a photograph of yours. Only this preview has this page.`,
      groups: [...groups].map(([name, entries]) => ({ name, entries })),
    };
  });
}

/** The kind of a picture that is on no card. No page lists the picture of the page for a wrong address. */
function kindOn(page: Page | undefined, { name }: Picture): Kind {
  if (!page) return kinds.notFound;
  if (page.path === '/contact') return kinds.contact;
  return page.path === '/' || page.picture.name === name ? kinds.top : kinds.story;
}

/** Whether a picture is the owner's photograph. One that cannot be read is not what the made files come from. */
async function stateOf(picture: Picture, master?: Master, file?: PictureFile): Promise<string> {
  if (!master) return 'None';
  if (!master.photograph) return 'Still the drawing';
  const yours = `Your photograph ${master.shown}`;
  if (file && file.version === versionFrom(master, ingredientsOf(picture, recipe))) return yours;
  return openMaster(master).then(
    () => yours,
    ({ message }: Error) => `Your photograph is not shown. ${message}`,
  );
}

function entry({ name, alt, focus }: Picture, kind: Kind, file: PictureFile | undefined) {
  const crop = (title: string, crop: 'tall' | 'wide', [width, height]: readonly [number, number]) => {
    const widths = file?.[crop] ?? [];
    const best = widths.find((each) => each >= 720) ?? widths.at(-1) ?? 0;
    const address = `/pictures/${fileName(name, { crop, width: best, format: 'avif' })}`;
    return { title, address, width, height, across: width / height, point: focus ?? CENTRE };
  };
  const crops = [crop('Phone', kind.crop, kind.phone), crop('Laptop', 'wide', kind.laptop)];
  return { name, place: kind.words, alt, focus, crops };
}

const main = `
{{#groups}}
<section><h2>{{name}}</h2>
{{#entries}}
<article aria-labelledby="{{name}}">
  <h3 id="{{name}}">{{name}}</h3>
  <dl>
    <div><dt>Place</dt><dd>{{place}}</dd></div>
    <div><dt>Picture</dt><dd>{{state}}</dd></div>
    <div><dt>Words</dt><dd>{{alt}}{{^alt}}None, because it only decorates{{/alt}}</dd></div>
    <div><dt>Focus</dt><dd>{{focus}}{{^focus}}the middle{{/focus}}</dd></div>
  </dl>
  <div class="crops">
{{#crops}}
    <figure style="flex:{{across}} 1 0"><img src="{{address}}" alt="{{title}}: {{name}}" loading="lazy" style="aspect-ratio:{{width}}/{{height}};object-position:{{point}}"><figcaption>{{title}}</figcaption></figure>
{{/crops}}
  </div>
</article>
{{/entries}}
</section>
{{/groups}}
`;

const styles = `
header,main{max-width:1240px}
h2{margin:56px 0 0;padding-bottom:8px;border-bottom:6px solid #e2673d;font-size:1.75rem}
h3{margin:0;font-size:1.25rem}
article{padding:28px 0;border-bottom:1px solid #12213f40}
dl{margin:8px 0 16px}
dl div{grid-template-columns:5rem 1fr}
.crops figure:first-child{max-width:60%}
figure{margin:0 0 8px;min-width:0}
img{display:block;width:100%;object-fit:cover;background:#f6ebd3}
figcaption{color:#44506b;font-size:15px}
@media(min-width:600px){.crops{display:flex;gap:16px;align-items:flex-start}.crops figure:first-child{max-width:none}}
@media(min-width:900px){article{display:grid;grid-template-columns:300px 1fr;column-gap:40px}h3{grid-column:1/-1}.crops{grid-row:2;grid-column:2}}
`;
