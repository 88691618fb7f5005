/** @jest-environment node */
import { dataApart, dataOf } from './data-apart';

const html =
  '<body><p>Hello</p><script id="_R_">start();</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:\\"He"])</script><script>self.__next_f.push([1,"llo\\"\\n"])</script></body>';

test('the pieces of the data are one text', () => {
  expect(dataOf(html)).toBe('0:"Hello"\n');
});

test('the data leaves the page, which starts when it has fetched it', async () => {
  const page = dataApart(html, '/about.txt');
  expect(page).not.toContain('He"');
  const [, script = ''] = page.match(/<script id="_R_">(.*?)<\/script>/) ?? [];
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.resolve({ ok: true, text: async () => '0:"Hello"\n' }),
  ];
  const asked: string[] = [];
  const self: { __next_f?: unknown } = {};
  const started = new Promise((start) => {
    new Function('fetch', 'self', 'start', script)(
      (address: string) => {
        asked.push(address);
        return answers.shift();
      },
      self,
      () => start(self.__next_f),
    );
  });
  expect(await started).toEqual([[0], [1, '0:"Hello"\n']]);
  expect(asked).toEqual(['/about.txt', '/about.txt']);
});

test('a page that Next has written in another way is not broken in silence', () => {
  expect(() => dataApart('<p>Hello</p>', '/about.txt')).toThrow(/data-apart/);
});
