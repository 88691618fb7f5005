import { build } from '../export/build';
import { previewTestSettings, testSettings } from './test-settings';

/**
 * Builds the project that this file stands in.
 * @param out the folder of the site; one named preview becomes a preview
 */
export async function run([out = 'out']: string[]): Promise<number> {
  const env = out.endsWith('preview') ? previewTestSettings : testSettings;
  await build({ env, out });
  return 0;
}
