import type { Finding } from '../../content/finding';
import { filesIn } from '../../shared/files';

/** Files of a finished site that nothing names, such as a source map. */
export const unexpectedFiles = (
  folder: string,
  expected: readonly string[],
): Finding[] => {
  const known = new Set([...expected, ...OF_APP]);
  return filesIn(folder)
    .filter((name) => !known.has(name) && !OF_NEXT.test(name))
    .map((name) => ({
      level: 'red',
      sentence: `${name} in the finished site is not on any list of files to publish; look at what was last changed.`,
    }));
};

const OF_NEXT = /^_next\/static\/[\w./~-]+\.(js|css|png|svg|webp|woff2)$/;

const OF_APP = [
  'apple-icon.png',
  'icon.svg',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  '.well-known/gpc.json',
  '.well-known/security.txt',
];
