/** The middle of some figures; of an even number of them, between the two in the middle. Not a number when there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** What a quarter of the figures is not above: on a busy machine nearer to the truth than the median. */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 0.25);
}

/** How far the slowest tenth lies from the fastest, as a part of the median: 0 on a machine that does nothing else. */
export function spread(values: readonly number[]): number {
  return (quantile(values, 0.9) - quantile(values, 0.1)) / median(values);
}

/** Straight between the two figures next to the place. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
