import { pages, redirects } from '../../../site/content/pages';
import { filesIn } from '../../shared/files';

/**
 * One sentence for each file of a finished site that nothing names, such as a
 * source map or `.env`.
 * @param files of `public/`, which are checked against their own list
 */
export const unexpectedFiles = (
  folder: string,
  files: readonly string[],
): string[] => {
  const known = new Set([...files, ...ofPages(), ...ofTheSite]);
  return filesIn(folder)
    .filter((name) => !known.has(name) && !OF_NEXT.test(name))
    .map(
      (name) =>
        `${name} in the finished site is not on any list of files to publish; look at what was last changed.`,
    );
};

/** Scripts, styles and files that they load, each with a hash in its name. */
const OF_NEXT = /^_next\/static\/[\w./~-]+\.(js|css|png|svg|webp|woff2)$/;

const ofPages = () => [
  'index.html',
  '404.html',
  ...pages.flatMap(({ path }) => [
    `${path.slice(1)}.html`,
    `${path.slice(1)}/index.html`,
  ]),
  ...Object.keys(redirects).map((path) => `${path.slice(1)}/index.html`),
];

const ofTheSite = [
  '_headers',
  '_redirects',
  'apple-icon.png',
  'icon.svg',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  '.well-known/gpc.json',
  '.well-known/security.txt',
];
