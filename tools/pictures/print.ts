import sharp from 'sharp';
import type { Upright } from './open-master';

/** White becomes the paper and black the ink of the posters. Colours keep about their saturation. */
const PRINT = { white: [248, 239, 222], black: [10, 16, 26], saturation: 1.15 } as const;

/** Change this value when the look changes, so that all pictures are made again. */
export const printEdition = JSON.stringify(PRINT);

/** Gives a photograph the look of the posters, so that all pictures match. Skin stays natural. */
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
