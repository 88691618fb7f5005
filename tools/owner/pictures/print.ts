import sharp from 'sharp';
import type { Upright } from './open-master';

/** White becomes the paper and black the ink of the posters; the colours keep about their strength. */
const PRINT = { white: [248, 239, 222], black: [10, 16, 26], saturation: 1.15 } as const;

/** Changes with the look of the print. */
export const printEdition = JSON.stringify(PRINT);

/** A photograph as the posters are printed, so that all pictures look made by one hand. Faces stay natural. */
export async function printed(photograph: Upright): Promise<Upright> {
  const { white, black, saturation } = PRINT;
  const pixels = await sharp(photograph.pixels, { raw: photograph.raw })
    .modulate({ saturation })
    .linear(
      white.map((part, index) => (part - (black[index] ?? 0)) / 255),
      [...black],
    )
    .raw()
    .toBuffer();
  return { ...photograph, pixels };
}
