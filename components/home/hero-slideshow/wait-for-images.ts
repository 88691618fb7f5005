/** After this many milliseconds a picture that is still loading counts as failed. */
const TIMEOUT = 15_000;

/**
 * Waits until each picture has loaded or failed.
 * @returns the indexes of the loaded images. Failed ones are logged
 */
export async function waitForImages(images: readonly HTMLImageElement[]): Promise<number[]> {
  const results = await Promise.allSettled(images.map(loaded));
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [index];
    console.error(`The hero picture ${images[index]?.currentSrc ?? ''} could not be loaded.`, result.reason);
    return [];
  });
}

const loaded = (image: HTMLImageElement) =>
  new Promise<void>((resolve, reject) => {
    // The events of a picture may have fired before hydration.
    const settle = () => (image.naturalWidth ? resolve() : reject(new Error('It did not load.')));
    if (image.complete) settle();
    for (const type of ['load', 'error']) image.addEventListener(type, settle, { once: true });
    setTimeout(() => reject(new Error('It took too long.')), TIMEOUT);
  });
