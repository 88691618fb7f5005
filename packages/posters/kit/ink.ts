// Fills, strokes, gradients, the spray texture and the whole poster as SVG. An ink is a flat colour.
import { HEIGHT, PAGE, round, WIDTH } from './path';

/** SVG text, or a list of parts from back to front. */
export type Part = string | readonly Part[];

/** A gradient stop: offset from 0 to 1, colour and opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Gradient = { ref: string; tag: string };

let lastId = 0;
/**
 * A new id for a gradient, clip path or filter. `poster` resets the counter, so that a scene always gives the same
 * text.
 */
const nextId = (prefix: string) => `${prefix}${++lastId}`;

/** The whole picture as an SVG document with paper grain on top. `draw` returns the parts from back to front. */
export function poster(draw: () => Part): string {
  lastId = 0;
  const grain =
    '<filter id="paper" x="0" y="0" width="100%" height="100%">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/>' +
    '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 1.6 0 0 -.62"/></filter>' +
    `<path d="${PAGE}" filter="url(#paper)" opacity=".2" style="mix-blend-mode:soft-light"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${joined(draw())}${grain}</svg>`;
}

const joined = (part: Part): string => (typeof part === 'string' ? part : part.map(joined).join(''));

/** A filled shape. */
export const shape = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`;

/** A stroke with round ends. */
export const line = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;

type Placing = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean; opacity?: number };

/** A group with a position, a rotation in degrees and a scale. `flip` mirrors it left to right. */
export function place(content: string, placing: Placing): string {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false, opacity = 1 } = placing;
  const move = `translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`;
  return `<g transform="${move}" opacity="${opacity}">${content}</g>`;
}

/** Clips the content to an outline. */
export function clipped(outline: string, content: string): string {
  const id = nextId('clip');
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A linear gradient over the bounding box of a shape. The default direction is from top to bottom. */
export function linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): Gradient {
  const id = nextId('linear');
  const tag = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;
  return { ref: `url(#${id})`, tag };
}

/** A radial gradient in drawing units. */
export function radial(stops: readonly Stop[], cx: number, cy: number, r: number): Gradient {
  const id = nextId('radial');
  const circle = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`;
  return {
    ref: `url(#${id})`,
    tag: `<radialGradient id="${id}" ${circle}>${stopTags(stops)}</radialGradient>`,
  };
}

/** A shape filled with a gradient. */
export const painted = (d: string, gradient: Gradient, attributes = '') =>
  `<defs>${gradient.tag}</defs>${shape(d, gradient.ref, attributes)}`;

/**
 * A shape drawn as dots, like spray in a screen print. The opacity of the gradient sets the density of the dots. The
 * filter covers the bounding box of the shape, so keep shapes small: a filter over the whole picture takes seconds.
 */
export function sprayed(d: string, ink: string, gradient: Gradient): string {
  const id = nextId('spray');
  const filter =
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    '<feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="1" seed="7" result="noise"/>' +
    '<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -.6" result="dots"/>' +
    '<feComposite in="SourceAlpha" in2="dots" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="over"/>' +
    '<feComponentTransfer in="over" result="hard"><feFuncA type="linear" slope="9" intercept="0"/></feComponentTransfer>' +
    `<feFlood flood-color="${ink}"/><feComposite in2="hard" operator="in" result="inked"/>` +
    '<feComposite in="inked" in2="SourceAlpha" operator="in"/></filter>';
  return `<defs>${gradient.tag}${filter}</defs><g filter="url(#${id})">${shape(d, gradient.ref)}</g>`;
}

/** Spray that fades from one side of a shape to the other. `from` and `to` are opacities. */
export function sprayFade(
  d: string,
  ink: string,
  from: number,
  to: number,
  ...direction: [x1?: number, y1?: number, x2?: number, y2?: number]
): string {
  const stops: Stop[] = [
    [0, ink, from],
    [0.5, ink, (from + to) * 0.35],
    [1, ink, to],
  ];
  return sprayed(d, ink, linear(stops, ...direction));
}

/** Spray that fades outward from a point. */
export function sprayGlow(
  d: string,
  ink: string,
  cx: number,
  cy: number,
  radius: number,
  strength: number,
): string {
  const stops: Stop[] = [
    [0, ink, strength],
    [0.55, ink, strength * 0.35],
    [1, ink, 0],
  ];
  return sprayed(d, ink, radial(stops, cx, cy, radius));
}

/** A mix of two six-digit hex colours. A share of 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Calls `draw` once for each row of values. */
export const each = <Row extends readonly unknown[]>(
  rows: readonly (readonly [...Row])[],
  draw: (...row: Row) => string,
): string[] => rows.map((row) => draw(...row));

/**
 * A shape filled with a gradient from top to bottom. An ink may have a position after it, for example '#86cbd6 45%'.
 */
export function washed(d: string, ...inks: readonly string[]): string {
  const stops = inks.map((ink, i): Stop => {
    const [colour = '', at] = ink.split(' ');
    return [at ? Number.parseFloat(at) / 100 : i / (inks.length - 1), colour];
  });
  return painted(d, linear(stops));
}

/** Sprayed shade that gets denser in one direction. The default direction is to the lower right. */
export function shaded(
  d: string,
  ink: string,
  strength: number,
  direction: readonly [x1: number, y1: number, x2: number, y2: number] = [0, 0, 1, 1],
): string {
  const stops: Stop[] = [
    [0, ink, 0],
    [0.5, ink, strength * 0.12],
    [1, ink, strength],
  ];
  return sprayed(d, ink, linear(stops, ...direction));
}
