import type { Page } from '../../site/content/pages';
import {
  type Crop,
  type PictureFiles,
  pictureFileName,
  pictureKey,
} from '../../site/facts/picture-files';
import { readManifest } from '../pictures/manifest';
import { isPoster } from '../pictures/originals';
import { projectFolder } from '../shared/terminal';
import { ownerPage } from './owner-page';

/**
 * Where a picture stands, and how wide for its height it is shown, about, on a
 * phone and on a laptop; 0 is uncut.
 */
const kinds = {
  top: {
    words: 'at the top of its page',
    phone: 374 / 350,
    laptop: 1408 / 430,
    crop: 'tall',
  },
  card: {
    words: 'on its card',
    phone: 374 / 290,
    laptop: 311 / 342,
    crop: 'wide',
  },
  story: {
    words: 'between the words',
    phone: 374 / 257,
    laptop: 822 / 565,
    crop: 'wide',
  },
  gallery: {
    words: 'among more photographs',
    phone: 0,
    laptop: 0,
    crop: 'wide',
  },
  contact: {
    words: 'beside the form',
    phone: 374 / 132,
    laptop: 608 / 380,
    crop: 'tall',
  },
  notFound: {
    words: 'on the page for a wrong address',
    phone: 374 / 388,
    laptop: 803 / 760,
    crop: 'tall',
  },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Shows every picture of the site at /all-pictures: its place, how it is cut on
 * a phone and on a laptop, and its words.
 */
export const picturesPage = ownerPage(
  new URL('all-pictures.html', import.meta.url),
  async () => {
    // Loaded only now, because a mistake in data/ must end in its sentence.
    const { allPictures, pages } = await import('../../site/content/pages');
    const { allTours } = await import('../../site/content/tours');
    const cards = allTours.map(({ image }) => pictureKey(image));
    const manifest = readManifest(projectFolder);
    const entries = allPictures().map((picture) => {
      const { original, alt, focus } = picture;
      const key = pictureKey(picture);
      const page = pages.find((each) =>
        each.pictures.some((one) => pictureKey(one) === key),
      );
      const kind = cards.includes(key) ? kinds.card : kindOn(page, key);
      const place = page ? `${page.name}: ${kind.words}` : kind.words;
      const state = isPoster(original)
        ? 'Still the drawing'
        : 'Your photograph';
      const files = manifest[key];
      return {
        original,
        id: files?.name,
        place,
        alt,
        focus,
        state,
        crops: files && cropsOf(files, kind),
      };
    });
    return {
      title: 'All pictures',
      again: '/all-pictures',
      count: entries.length,
      lead: `${entries.length} pictures. Only this preview has this page.`,
      entries,
    };
  },
);

/**
 * The kind of a picture that is on no card. No page lists the picture of the
 * page for a wrong address.
 */
function kindOn(page: Page | undefined, key: string): Kind {
  if (!page) return kinds.notFound;
  if (page.path === '/contact') return kinds.contact;
  if (page.gallery.some((one) => pictureKey(one) === key)) return kinds.gallery;
  return page.path === '/' || pictureKey(page.picture) === key
    ? kinds.top
    : kinds.story;
}

function cropsOf(files: PictureFiles, kind: Kind) {
  const crop = (title: string, crop: Crop, across: number) => {
    const width =
      files[crop].find((each) => each >= 720) ?? files[crop].at(-1) ?? 0;
    return {
      title,
      address: `/pictures/${pictureFileName(files.name, crop, width, 'avif')}`,
      across: across || files.width / files.height,
    };
  };
  return [
    crop('Phone', kind.crop, kind.phone),
    crop('Laptop', 'wide', kind.laptop),
  ];
}
