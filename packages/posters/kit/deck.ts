// Boat decks from straight above: the background of pictures that show equipment.
import { between, nth, random } from './chance';
import { line, type Part, shaded, shape, sprayGlow } from './ink';
import { box, HEIGHT, PAGE, polygon, trace, WIDTH } from './path';

/** Timber planks across the picture, each with caulking, wood grain and one joint. Light comes from the upper left. */
export function deck(seed: number): string {
  const chance = random(seed);
  const tones = ['#d9b48a', '#cfa67c', '#dfbe96', '#d3ac82'];
  let planks = '';
  for (let row = 0; row < 10; row++) {
    const y = row * 100;
    planks += shape(box(0, y, WIDTH, 100), nth(tones, row * 3 + Math.floor(chance() * 2)));
    for (let i = 0; i < 16; i++) {
      const length = between(chance, 120, 420);
      const d = trace`M${chance() * WIDTH} ${y + between(chance, 8, 92)}q${length / 2} ${between(chance, -8, 8)} ${length} 0`;
      planks += line(d, chance() < 0.6 ? '#b98a62' : '#ecd2ac', between(chance, 1, 2.4), 'opacity=".5"');
    }
    planks +=
      shape(box(0, y + 96, WIDTH, 5), '#4a3a48') + shape(box(0, y + 1, WIDTH, 3), '#f0d8b4', 'opacity=".8"');
    planks += shape(box(Math.round(between(chance, 100, 1500)), y, 4, 98), '#4a3a48');
  }
  return planks + shaded(PAGE, '#7d5260', 0.6) + sprayGlow(PAGE, '#fff1d2', 200, 100, 900, 0.32);
}

/**
 * The shadow of a rail that is above the top edge of the picture. `y` is the position of the shadow. The sun is at the
 * upper left.
 */
export function railShadow(y: number): Part {
  const slant = 0.62;
  const posts = [-180, 330, 840, 1350].map((x) =>
    polygon([
      [x, -10],
      [x + 26, -10],
      [x + 26 + y * slant, y],
      [x + y * slant, y],
    ]),
  );
  return [
    shape(box(0, y, WIDTH, 34) + posts.join(''), '#3a2650', 'opacity=".2"'),
    shape(box(0, y + 5, WIDTH, 24), '#3a2650', 'opacity=".08"'),
  ];
}

/** A moulded deck with grey non-slip panels and smooth channels between them. */
export function nonSlipDeck(): string {
  let studs = '';
  for (let row = 0; row < 46; row++) {
    for (let column = 0; column < 74; column++) {
      const [x, y] = [column * 22 + (row % 2 ? 11 : 0), row * 22] as const;
      studs += `M${x - 5} ${y}l5 -3.500l5 3.500l-5 3.500Z`;
    }
  }
  const channels = box(520, 0, 30, HEIGHT) + box(1066, 0, 30, HEIGHT);
  return (
    shape(PAGE, '#c3d3d2') +
    shape(studs, '#dde8e4') +
    shape(studs, '#8fa9ae', 'opacity=".55" transform="translate(1.500 2)"') +
    shape(channels, '#e4ede9') +
    shape(box(520, 0, 5, HEIGHT) + box(1066, 0, 5, HEIGHT), '#8fa9ae') +
    shaded(PAGE, '#5f7f90', 0.55) +
    sprayGlow(PAGE, '#fffaf0', 200, 100, 900, 0.3)
  );
}
