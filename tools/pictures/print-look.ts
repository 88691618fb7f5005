import sharp, { type Raw } from 'sharp';

/** White becomes the paper and black the ink of the posters. Colours keep about their saturation. */
const PRINT = { white: [248, 239, 222], black: [10, 16, 26], saturation: 1.15 } as const;

/** Changes with the look, so that all photographs are made again. */
export const printLook = JSON.stringify(PRINT);

/** Gives the pixels of a photograph the look of the posters, so that all pictures match. Skin stays natural. */
export function withPrintLook(pixels: Buffer, raw: Raw): Promise<Buffer> {
  const { white, black, saturation } = PRINT;
  return sharp(pixels, { raw })
    .modulate({ saturation })
    .linear(
      white.map((part, index) => (part - (black[index] ?? 0)) / 255),
      [...black],
    )
    .raw()
    .toBuffer();
}
