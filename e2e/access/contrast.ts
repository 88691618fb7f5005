export type Colour = readonly [red: number, green: number, blue: number];

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Parses an opaque colour in the format of `getComputedStyle`. */
export function colour(computed: string): Colour {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

function luminance(parts: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
