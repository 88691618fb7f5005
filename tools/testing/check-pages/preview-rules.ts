import sharp from 'sharp';
import { shareSize } from '../../../data/pages';
import { addressOf, type BuiltPage, type BuiltSite, fileOf } from './built-site';
import { descriptionOf, metaOf, titleOf } from './head-rules';

/** Every page has a preview of its own, equal to what it says itself, with a JPEG of the size that all networks show. */
export async function previews(site: BuiltSite): Promise<string[]> {
  const found = await Promise.all(site.pages.map((page) => previewOf(site, page)));
  return found.flat();
}

async function previewOf(site: BuiltSite, page: BuiltPage): Promise<string[]> {
  const picture = metaOf(page, 'og:image');
  const wanted: Readonly<Record<string, string>> = {
    'og:title': titleOf(page),
    'og:description': descriptionOf(page),
    'og:url': addressOf(site, page),
    'og:locale': 'en_AU',
    'og:type': 'website',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'twitter:card': 'summary_large_image',
    'twitter:image': picture,
  };
  const differing = Object.entries(wanted)
    .filter(([name, value]) => metaOf(page, name) !== value)
    .map(([name, value]) => `${page.path}: ${name} is '${metaOf(page, name)}'; it should be '${value}'`);
  const silent = ['og:site_name', 'og:image:alt', 'twitter:image:alt']
    .filter((name) => !metaOf(page, name))
    .map((name) => `${page.path}: ${name} is missing`);
  return [...differing, ...silent, ...(await pictureFaults(site, page, picture))];
}

async function pictureFaults(site: BuiltSite, { path }: BuiltPage, picture: string): Promise<string[]> {
  if (!picture.startsWith(`${site.address}/`) || !picture.endsWith('.jpg'))
    return [`${path}: the picture of its preview is '${picture}'; it should be a whole address of a .jpg`];
  const file = fileOf(site, picture);
  if (!file) return [`${path}: the picture of its preview is not there: ${picture}`];
  const { width, height, format } = await sharp(file).metadata();
  return format === 'jpeg' && width === shareSize.width && height === shareSize.height
    ? []
    : [`${path}: the picture of its preview is a ${format} of ${width} by ${height}`];
}
