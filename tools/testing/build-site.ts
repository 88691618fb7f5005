import { build } from '../export/build';
import { previewTestSettings, testSettings } from './test-settings';

/**
 * Builds the project that this file stands in, for the tests: in a copy of the
 * project a process of its own reads the content of the copy.
 * @param out the folder of the site; one named preview becomes a preview
 */
export async function run([out = 'out']: string[]): Promise<number> {
  const env = out.endsWith('preview') ? previewTestSettings : testSettings;
  await build({ env, out });
  return 0;
}
