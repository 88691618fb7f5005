// The blue-spotted ray.
import { between, random } from './chance';
import { clipped, line, shaded, shape } from './ink';
import { oval } from './path';

/**
 * A blue-spotted ray from above, or only its shadow. The head points up. 200 units wide, 430 units long with the tail.
 */
export function blueSpottedRay(as: 'ray' | 'shadow'): string {
  const disc =
    'M0 -118C34 -116 70 -92 98 -52C116 -28 120 -10 106 12C84 52 50 86 24 104C10 112 -10 112 -24 104' +
    'C-50 86 -84 52 -106 12C-120 -10 -116 -28 -98 -52C-70 -92 -34 -116 0 -118Z';
  const pelvic =
    'M-34 92C-52 104 -56 122 -46 134C-30 134 -16 122 -8 108ZM34 92C52 104 56 122 46 134C30 134 16 122 8 108Z';
  const tail = 'M-10 100C-10 170 14 220 4 300C2 320 -2 330 2 338C12 316 16 300 16 280C18 220 8 170 10 100Z';
  if (as === 'shadow') return shape(tail + pelvic + disc, '#0f6f86');
  const chance = random(19);
  let spots = '';
  for (let i = 0; i < 64; i++) {
    const angle = chance() * Math.PI * 2;
    const reach = Math.sqrt(chance()) * 0.9;
    const [x, y] = [Math.cos(angle) * reach * 96, -8 + Math.sin(angle) * reach * 92] as const;
    if (Math.abs(x) < 26 && y < 40 && y > -100) continue;
    spots += oval(x, y, between(chance, 3.4, 7));
  }
  return (
    shape(tail, '#7a6a3c') +
    line('M2 236L8 300', '#4fb6e8', 4, 'opacity=".9"') +
    line('M0 262L4 268M6 284L8 296', '#fffaf0', 9) +
    shape(pelvic, '#8a7440') +
    shape(disc, '#a98d4e') +
    clipped(
      disc,
      shape('M-130 -130H-20C-70 -60 -76 30 -40 120H-130Z', '#c2a663', 'opacity=".8"') +
        shape(
          'M0 -118C22 -100 30 -40 22 20C16 70 10 100 0 112C-10 100 -16 70 -22 20C-30 -40 -22 -100 0 -118Z',
          '#8f7740',
        ) +
        shape(spots, '#2f8fd8') +
        shape(spots, '#8fd8f4', 'opacity=".7" transform="translate(-1 -1.500) scale(.99)"') +
        shaded(disc, '#4a3a28', 0.7),
    ) +
    shape(oval(-21, -58, 12, 15) + oval(21, -58, 12, 15), '#c2a663') +
    shape(oval(-23, -62, 6, 7) + oval(23, -62, 6, 7), '#142420') +
    shape(oval(-20, -40, 6, 5) + oval(20, -40, 6, 5), '#4a3a28')
  );
}
