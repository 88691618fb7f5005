/** The median; NaN without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The lower quartile. On a busy computer it is more accurate than the median. */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 0.25);
}

/** The distance between the 10th and the 90th percentile as a share of the median. It is 0 on an idle computer. */
export function spread(values: readonly number[]): number {
  return (quantile(values, 0.9) - quantile(values, 0.1)) / median(values);
}

/** The quantile, interpolated between two values. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
