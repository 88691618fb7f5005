/** A picture that neither comes nor fails holds nothing up for longer than this. */
const PATIENCE = 15_000;

/**
 * Waits for pictures, also those that were there before the scripts (their `load` event is long gone: `decode` is not).
 * @returns the places in the list of those that can be shown; the others are logged, as section 8 says, and no more
 */
export async function settled(images: readonly HTMLImageElement[]): Promise<number[]> {
  const results = await Promise.allSettled(images.map((image) => Promise.race([decoded(image), expiry()])));
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [index];
    console.error(`The hero picture ${images[index]?.currentSrc ?? ''} could not be loaded.`, result.reason);
    return [];
  });
}

/** Whoever turns the phone while a picture is on its way gets another crop of it: that attempt ends, a new one counts. */
async function decoded(image: HTMLImageElement): Promise<void> {
  const source = image.currentSrc;
  try {
    await image.decode();
  } catch (error) {
    if (image.complete && image.currentSrc === source) throw error;
    if (!image.complete) await arrival(image);
    await decoded(image);
  }
}

const arrival = (image: HTMLImageElement) =>
  new Promise<void>((came) => {
    for (const type of ['load', 'error']) image.addEventListener(type, () => came(), { once: true });
  });

const expiry = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('It took too long.')), PATIENCE));
