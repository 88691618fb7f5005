// The ragged blob: reef patch, shadow, spray of foam.
import { noise } from './chance';
import { smoothRing } from './path';

/** A ragged blob (reef patch, cloud shadow, rug of weed), flattened by giving less height than width. */
export function blob(
  seed: number,
  cx: number,
  cy: number,
  width: number,
  height: number,
  roughness = 0.3,
): string {
  const rough = noise(seed);
  return smoothRing(40, (angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = 1 + roughness * rough(cos * 1.1, sin * 1.1) + roughness * 0.4 * rough(cos * 3, sin * 3);
    return [cx + ((cos * width) / 2) * reach, cy + ((sin * height) / 2) * reach];
  });
}
