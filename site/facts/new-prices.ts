/** What may hold prices, and new ones from a day on. */
export type Priced = {
  prices?: object | undefined;
  newPrices?: { from: string; prices?: object | undefined } | undefined;
};

/**
 * Content with the prices of a day. From their day on the new ones take the
 * place of the others; an empty one changes nothing.
 */
export function pricesOn<Content extends Priced>(
  day: string,
  { newPrices, ...content }: Content,
): Omit<Content, 'newPrices'> {
  if (!newPrices || newPrices.from > day) return content;
  const { from, prices, ...others } = newPrices;
  return {
    ...content,
    ...others,
    ...(prices && { prices: { ...content.prices, ...prices } }),
  };
}
