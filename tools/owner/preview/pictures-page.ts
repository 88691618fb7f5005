import type { Picture } from '../../../data/schema/parts';
import type { Page } from '../../../site/pages';
import { type Crop, pictureFileName } from '../../../site/picture-files';
import { findOriginals, type Original } from '../../pictures/find-originals';
import { type Manifest, readManifest } from '../../pictures/manifest';
import { projectFolder } from '../../shared/terminal';
import { ownerPage } from './owner-page';

/** Where a picture stands, and how wide for its height it is shown, about, on a phone and on a laptop. */
const kinds = {
  top: { words: 'at the top of its page', phone: 374 / 350, laptop: 1408 / 430, crop: 'tall' },
  card: { words: 'on its card', phone: 374 / 290, laptop: 311 / 342, crop: 'wide' },
  story: { words: 'between the words', phone: 374 / 257, laptop: 822 / 565, crop: 'wide' },
  contact: { words: 'beside the form', phone: 374 / 132, laptop: 608 / 380, crop: 'tall' },
  notFound: { words: 'on the page for a wrong address', phone: 374 / 388, laptop: 803 / 760, crop: 'tall' },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Shows every picture of the site at /all-pictures: its place, how it is cut on a phone and on a laptop, and its words.
 * @param root the folder with the photographs and the made pictures
 */
export function picturesPage(root = projectFolder) {
  return ownerPage('/all-pictures', async () => {
    // Loaded only now, because a mistake in data/ must end in its sentence.
    const { allPictures, pages } = await import('../../../site/pages');
    const { allTours } = await import('../../../site/tours');
    const cards: string[] = allTours.map(({ image }) => image.name);
    const names = allPictures().map(({ name }) => name);
    const { bySlot } = findOriginals(root, names);
    const manifest = readManifest(root);
    const entries = allPictures().map((picture) => {
      const { name, alt, focus } = picture;
      const page = pages.find((each) => each.pictures.some((one) => one.name === name));
      const kind = cards.includes(name) ? kinds.card : kindOn(page, picture);
      const place = page ? `${page.name}: ${kind.words}` : kind.words;
      const state = stateOf(bySlot.get(name)?.[0], manifest[name]?.from);
      return { name, place, alt, focus, state, crops: cropsOf(name, kind, manifest) };
    });
    const photographs = names.filter((name) => bySlot.get(name)?.[0]?.photograph).length;
    return {
      title: 'All pictures',
      count: names.length,
      lead: `${names.length} places, ${photographs} with a photograph of yours. Only this preview has this page.`,
      entries,
    };
  });
}

/** The kind of a picture that is on no card. No page lists the picture of the page for a wrong address. */
function kindOn(page: Page | undefined, { name }: Picture): Kind {
  if (!page) return kinds.notFound;
  if (page.path === '/contact') return kinds.contact;
  return page.path === '/' || page.picture.name === name ? kinds.top : kinds.story;
}

/** Whether a picture is the owner's photograph. Its files are made from something else while the photograph cannot be read. */
function stateOf(original: Original | undefined, from: string | undefined): string {
  if (!original) return 'None';
  if (!original.photograph) return 'Still the drawing';
  return original.shown === from
    ? `Your photograph ${original.shown}`
    : `Your photograph ${original.shown} cannot be read, so it is not shown: 'npm run pictures' says why`;
}

function cropsOf(name: string, kind: Kind, manifest: Manifest) {
  const crop = (title: string, crop: Crop, across: number) => {
    const widths = manifest[name]?.[crop] ?? [];
    const width = widths.find((each) => each >= 720) ?? widths.at(-1) ?? 0;
    return { title, address: `/pictures/${pictureFileName(name, crop, width, 'avif')}`, across };
  };
  return [crop('Phone', kind.crop, kind.phone), crop('Laptop', 'wide', kind.laptop)];
}
