// Putting outlines on paper: fills, gradients, the screen-printer's spray, and the whole poster.
import { HEIGHT, PAGE, round, WIDTH } from './path';

/** A piece of SVG, or pieces from back to front. */
export type Part = string | readonly Part[];

/** A gradient's stop: where from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Gradient = { ref: string; tag: string };

let lastId = 0;
/** A fresh id for a gradient, clip or filter; `poster` starts the count again, so a picture is always the same. */
const nextId = (prefix: string) => `${prefix}${++lastId}`;

/** A whole picture as an SVG page, with paper grain over it. `draw` gives its parts from back to front. */
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

/** A filled outline. */
export const shape = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`;

/** A drawn line with round ends. */
export const line = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;

type Placing = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean; opacity?: number };

/** A group moved, turned (degrees), scaled and possibly mirrored left to right. */
export function place(content: string, placing: Placing): string {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false, opacity = 1 } = placing;
  const move = `translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`;
  return `<g transform="${move}" opacity="${opacity}">${content}</g>`;
}

/** Content seen only inside an outline. */
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

/** A straight gradient over the outline's own box, top to bottom unless told. */
export function linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): Gradient {
  const id = nextId('linear');
  const tag = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;
  return { ref: `url(#${id})`, tag };
}

/** A round gradient in drawing units. */
export function radial(stops: readonly Stop[], cx: number, cy: number, r: number): Gradient {
  const id = nextId('radial');
  const circle = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`;
  return {
    ref: `url(#${id})`,
    tag: `<radialGradient id="${id}" ${circle}>${stopTags(stops)}</radialGradient>`,
  };
}

/** An outline filled with a gradient. */
export const painted = (d: string, gradient: Gradient, attributes = '') =>
  `<defs>${gradient.tag}</defs>${shape(d, gradient.ref, attributes)}`;

/**
 * The screen-printer's spray: the gradient's opacity becomes the density of ink dots.
 * The filter covers only the outline's box, so keep outlines tight: a filter over the whole page costs seconds.
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

/** Sprayed ink fading from one edge of a box to the other. From and to are opacities. */
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

/** Sprayed ink fading outward from a point. */
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

/** A colour between two colours (six-digit hex); share 0 gives the first. */
export function mix(from: string, to: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** One drawing for each row of a small table of places and sizes. */
export const each = <Row extends readonly unknown[]>(
  rows: readonly (readonly [...Row])[],
  draw: (...row: Row) => string,
): string[] => rows.map((row) => draw(...row));

/** An outline washed from top to bottom through inks; an ink may say how far down it stands, as in '#86cbd6 45%'. */
export function washed(d: string, ...inks: readonly string[]): string {
  const stops = inks.map((ink, i): Stop => {
    const [colour = '', at] = ink.split(' ');
    return [at ? Number.parseFloat(at) / 100 : i / (inks.length - 1), colour];
  });
  return painted(d, linear(stops));
}

/** Sprayed shade, hardly there at first and thick at the far end; to the lower right unless told. */
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
