import { withPrintLook } from './originals';

async function print(...colour: number[]): Promise<number[]> {
  return [...(await withPrintLook(Buffer.from(colour), { width: 1, height: 1, channels: 3 }))];
}

test.each([
  ['fair', [236, 188, 160]],
  ['tanned', [200, 145, 108]],
  ['brown', [133, 85, 58]],
  ['dark', [82, 52, 38]],
])('%s skin keeps its colour', async (_name, skin) => {
  const after = await print(...skin);
  const drift = skin.map((part, index) => Math.abs(part - (after[index] ?? 0)));
  expect(Math.max(...drift)).toBeLessThan(16);
});
