/**
 * The files of `public/` that are published, beside the pictures and share images that `npm run pictures` makes. The build stops
 * at any other file. A file of your own, such as the proof of a search engine, gets a line here: 'google0123456789abcdef.html',
 */
export const publicFiles: readonly string[] = [
  'favicon.ico',
  'app-icons/192.png',
  'app-icons/512-maskable.png',
  'app-icons/512.png',
  'reviews.json',
];
