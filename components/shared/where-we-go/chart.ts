import { coastPath } from './projection';

/**
 * The drawing without the places, as the text of an SVG. As elements it would weigh 0.4 kB more: the page holds them a second time, as
 * data of the router. An apostrophe stays one byte there.
 */
export const chart = () =>
  [
    `<defs><path id='coast' d='${coastPath()}'/><clipPath id='land'><use href='#coast'/></clipPath></defs>`,
    ...SEA.map(([width, ink]) => `<use href='#coast' stroke='${ink}' stroke-width='${width}'/>`),
    "<g clip-path='url(#land)'>",
    ...LAND.map(([ink, place]) => `<use href='#coast' fill='${ink}' transform='${place}'/>`),
    '</g>',
    `<path fill='${GRANITE}' d='${BOULDERS}'/><path fill='${SHADE}' d='${THEIR_SHADE}'/>`,
    `<path fill='var(--color-pine)' d='${PINES}'/>`,
    `<path fill='none' stroke='var(--color-shallows)' d='${WAVES}'/>`,
    COMPASS,
    BOAT,
  ].join('');

const mix = (one: string, other: string, share: number) =>
  `color-mix(in srgb,var(--color-${one}),var(--color-${other}) ${share}%)`;
const GRANITE = mix('sun', 'accent', 25);
const SHADE = mix('accent', 'dusk', 35);

/** The water from deep to shallow, with the reef and the surf at the shore. */
const SEA = [
  [84, mix('deep', 'lagoon', 50)],
  [48, 'var(--color-lagoon)'],
  [20, 'var(--color-shallows)'],
  [7, 'var(--color-foam)'],
] as const;

/** The hills are the island itself, smaller each time, with their shade in the south-east. */
const LAND = [
  [SHADE, ''],
  [GRANITE, 'translate(-3 -4)'],
  [mix('pine', 'sun', 25), 'translate(18 21) scale(.86)'],
  [mix('pine', 'sun', 45), 'translate(15 17) scale(.86)'],
  ['var(--color-ink)', 'translate(55 59) scale(.6)'],
  ['var(--color-pine)', 'translate(52 55) scale(.6)'],
] as const;

const BOULDERS = 'M94 168q14-28 26-20 14-46 32-10 12-4 24 30-20-8-40 1-20-10-42-1z';
const THEIR_SHADE = 'M137 127q8 0 15 11 12-4 24 30-14-6-26-3 2-22-13-38zM120 148q-6 6-5 19l-10-2q2-14 15-17z';

/** Starts the same line at each of these points. */
const drawn = (starts: string, line: string) =>
  starts
    .split(',')
    .map((start) => `M${start}${line}`)
    .join('');

const PINES =
  drawn('50 111,88 164,143 76,159 207,222 128', 'l5 16h-4v4h-2v-4h-4z') +
  drawn('60 109,62 129,80 163,122 205,134 83,168 205,213 139,220 104', 'l4 12h-3v3h-2v-3h-3z');
const WAVES = drawn('16 50,28 57,64 22,8 204,92 274,106 281,298 272,312 279,278 224', 'q4-4 8 0t8 0 8 0');
const COMPASS =
  "<g fill='var(--color-sun)' transform='translate(44 250)'><circle r='19' fill='none' stroke='var(--color-sun)'/><path d='M0-30 5-5 20 0 5 5 0 20-5 5-20 0-5-5z'/><path fill='var(--color-paper)' d='M0-30V0L-5-5zM20 0H0L5-5zM0 20V0L5 5zM-20 0H0L-5 5z'/></g>";
const BOAT =
  "<g fill='var(--color-paper)' transform='translate(296 214)'><path d='M-13 0H15L10 7H-10zM-6-1V-7H4L7-1z'/><path fill='var(--color-accent)' d='M-12 1H14L13 3H-11z'/></g>";
