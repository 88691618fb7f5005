// An irregular closed shape, used for reef patches, shadows and foam.
import { noise } from './chance';
import { smoothRing } from './path';

/** An irregular blob. A height below the width makes it flat. */
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
