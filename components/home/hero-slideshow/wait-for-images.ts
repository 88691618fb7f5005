/** After this many milliseconds a picture that is still loading counts as failed. */
const TIMEOUT = 15_000;

/**
 * Waits until each picture has loaded or failed. It uses `decode`, because the `load` event may have fired before hydration.
 * @returns the indexes of the loaded images. Failed ones are logged
 */
export async function waitForImages(images: readonly HTMLImageElement[]): Promise<number[]> {
  const results = await Promise.allSettled(images.map((image) => Promise.race([decoded(image), expiry()])));
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [index];
    console.error(`The hero picture ${images[index]?.currentSrc ?? ''} could not be loaded.`, result.reason);
    return [];
  });
}

/** Turning a phone during loading makes the browser load another crop. Then `decode` fails and is called again. */
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
  new Promise((_, reject) => setTimeout(() => reject(new Error('It took too long.')), TIMEOUT));
