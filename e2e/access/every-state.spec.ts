import { expect, test } from '../fixtures';
import { findings } from './findings';
import { EXPECTED_NOISE, WALKS } from './states';
import { STATE } from './structure';

// Nothing is half faded in or on its way when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, walk] of Object.entries(WALKS)) {
  test(`${name}: a screen reader is told, and two engines and the rulers find nothing`, async ({
    page,
    noise,
  }) => {
    noise.push(EXPECTED_NOISE);
    await walk(page, async (state, screens) => {
      await expect.soft(page.locator('body')).toMatchAriaSnapshot(STATE[state] ?? '');
      expect.soft(await findings(page, screens), state).toEqual([]);
    });
  });
}
