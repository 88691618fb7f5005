/** @jest-environment node */
import { reactHandedOn } from './sample-export';
import { dataOf, reactModules, startAfterPaint } from './start-after-paint';

const html =
  '<head><link rel="preload" as="script" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Hello</p><script id="_R_">(self.TURBOPACK||[]).push({"otherChunks":["a.js"],"runtimeModuleIds":[94553]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:\\"He"])</script><script>self.__next_f.push([1,"llo\\"\\n"])</script>' +
  '<script src="/_next/static/chunks/b.js" async=""></script></body>';

/** The next frame comes at once. */
class FrameObserver {
  seen: (entries: unknown[], observer: FrameObserver) => void;

  constructor(seen: FrameObserver['seen']) {
    this.seen = seen;
  }

  observe(target: { shown: () => void }) {
    target.shown();
    this.seen([], this);
  }

  disconnect() {}
}

test('the pieces of the data are one text', () => {
  expect(dataOf(html)).toBe('0:"Hello"\n');
});

const page = startAfterPaint(html, { data: '/about.txt', first: [46480] });

test('data and scripts leave the page', () => {
  expect(page).not.toContain('He"');
  expect(page.replace(/<script id=.*/, '')).not.toContain('chunks');
  expect(page).toContain('<script src="/old.js" noModule="">');
});

test('the page asks for them when it is painted, twice if need be, then starts: React first', async () => {
  expect(await start({ hidden: false })).toEqual([
    'picture',
    'frame',
    '/about.txt',
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.js',
    '/about.txt',
    46480,
    'frame',
    94553,
  ]);
  expect(Reflect.get(globalThis, '__next_f')).toEqual([[0], [1, '0:"Hello"\n']]);
});

test('in a tab behind others it waits for no frame', async () => {
  const happened = await start({ hidden: true });
  expect(happened).not.toContain('frame');
  expect(happened.at(-1)).toBe(94553);
});

/** Runs the page's own program in a browser whose first answer to the data is lost; gives what happened. */
async function start({ hidden }: { hidden: boolean }): Promise<unknown[]> {
  const happened: unknown[] = [];
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.resolve({ ok: true, text: async () => '0:"Hello"\n' }),
  ];
  await new Promise<void>((started) => {
    const browser = {
      fetch: (address: string) => {
        happened.push(address);
        return answers.shift();
      },
      document: {
        hidden,
        querySelector: () => ({ decode: async () => happened.push('picture') }),
        body: { shown: () => happened.push('frame') },
        createElement: () => ({}),
        head: {
          append: (script: { src: string; onload: () => void }) => {
            happened.push(script.src);
            script.onload();
          },
        },
      },
      IntersectionObserver: FrameObserver,
      // The two seconds are never over here.
      setTimeout: () => {},
      TURBOPACK: {
        push: ({ runtimeModuleIds: [id] }: { runtimeModuleIds: number[] }) => {
          happened.push(id);
          if (id === 94553) started();
        },
      },
    };
    const [, script = ''] = page.match(/<script id="_R_">(.*?)<\/script>/) ?? [];
    new Function(...Object.keys(browser), script)(...Object.values(browser));
  });
  return happened;
}

describe('what Next has written in another way is not broken in silence', () => {
  test('a page', () => {
    expect(() => startAfterPaint('<p>Hello</p>', { data: '/about.txt', first: [] })).toThrow(
      /start-after-paint/,
    );
  });

  test('its scripts', () => {
    const other = { path: 'other.js', script: 'x' };
    expect(() => reactModules([other])).toThrow(/start-after-paint/);
    expect(reactModules([other, { path: 'react.js', script: reactHandedOn }])).toEqual([46480]);
  });
});
