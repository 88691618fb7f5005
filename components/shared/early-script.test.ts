import { earlyScript } from './early-script';

const noted: unknown[] = [];
Object.assign(globalThis, { note: (value: unknown) => noted.push(value) });
declare const note: (value: unknown) => void;

test('the text calls the function with its arguments and cannot end its script element', () => {
  const words = 'a </script> b';
  const text = earlyScript(
    (first, second) => {
      note([first, second]);
    },
    words,
    { list: [1, true] },
  );
  expect(text).not.toContain('</');
  new Function(text)();
  expect(noted).toEqual([[words, { list: [1, true] }]]);
});
