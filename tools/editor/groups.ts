/** A group of files of `data/` in the editor. Tours have a folder, the others their files. */
export type Group = { name: string; label: string; hint: string; icon: string; files?: readonly string[] };

/** What can be edited, in the order of the first page. `icon` is a name of https://fonts.google.com/icons. */
export const groups: readonly Group[] = [
  {
    name: 'notice',
    label: 'Notice',
    hint: 'One line on top of every page, until a day.',
    icon: 'campaign',
    files: ['data/notice.json'],
  },
  {
    name: 'prices',
    label: 'Prices',
    hint: 'Of a tour, of boat hire, for groups; the most people on a boat.',
    icon: 'payments',
    files: ['data/prices.json'],
  },
  {
    name: 'tours',
    label: 'Tours',
    hint: 'Words, photographs, prices, days and stops of each tour. A new one, or one off for the season.',
    icon: 'sailing',
  },
  {
    name: 'full-days',
    label: 'Days when we are full',
    hint: 'A day or several, of a tour or of all. The form says so, and the enquiry can still be sent.',
    icon: 'event_busy',
    files: ['data/full-days.json'],
  },
  {
    name: 'reviews',
    label: 'Reviews',
    hint: 'What guests say.',
    icon: 'reviews',
    files: ['public/reviews.json'],
  },
  {
    name: 'pages',
    label: 'Photographs and words of each page',
    hint: 'Home, Boat Hire, About Us, Contact, Privacy and the others.',
    icon: 'photo_library',
    files: [
      'data/home.json',
      'data/boat-hire.json',
      'data/about.json',
      'data/contact.json',
      'data/getting-here.json',
      'data/planner.json',
      'data/places.json',
      'data/privacy.json',
      'data/accessibility.json',
    ],
  },
  { name: 'questions', label: 'Questions', hint: 'The FAQ.', icon: 'help', files: ['data/faq.json'] },
  {
    name: 'facts',
    label: 'Facts about us',
    hint: 'Insurance, cancellation, who can come, boat and crew, where you are, pages elsewhere.',
    icon: 'info',
    files: ['data/owner-answers.json', 'data/site.json', 'data/harbour.json'],
  },
  {
    name: 'settings',
    label: 'Settings',
    hint: 'Telephone, e-mail, address of the site, public keys.',
    icon: 'settings',
    files: ['data/settings.json', 'data/public-files.json'],
  },
];

/** The name of a file in the editor: 'home' for 'data/home.json'. */
export const entryName = (file: string) => file.replace(/^.*\/(.*)\.json$/, '$1');

/** Where the editor shows a file, if it does. */
export function editorAddress(file: string): string | undefined {
  const group = groups.find(({ files }) => (files ? files.includes(file) : file.startsWith('data/tours/')));
  return group && `/editor/#/collections/${group.name}/entries/${entryName(file)}`;
}

/** Where the editor shows a group: a group of one file is that file. */
export const groupAddress = ({ name, files = [] }: Group) =>
  `/editor/#/collections/${name}${files.length === 1 ? `/entries/${entryName(files[0] ?? '')}` : ''}`;
