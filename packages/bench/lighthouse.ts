import { launch } from 'chrome-launcher';
import { default as measure } from 'lighthouse';
import type { Browser } from './browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The four scores, of 100, with Lighthouse's phone. None when it could not
 * measure, as happens on a busy computer.
 */
export async function lighthouse(
  { path, args }: Browser,
  address: string,
): Promise<Record<string, number>> {
  const browser = await launch({
    chromePath: path,
    chromeFlags: ['--headless=new', ...args],
  });
  try {
    const result = await measure(address, {
      port: browser.port,
      onlyCategories: categories,
    });
    const { runtimeError, categories: found = {} } = result?.lhr ?? {};
    if (runtimeError) console.error(`Not measured: ${runtimeError.message}`);
    const scores = Object.values(found).flatMap(({ id, score }) =>
      score === null ? [] : [[id, score * 100]],
    );
    return Object.fromEntries(scores);
  } finally {
    browser.kill();
  }
}
