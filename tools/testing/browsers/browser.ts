/** A browser as the walk needs it; each engine has its own way to be told (`firefox.ts`, `webkit.ts`, `chromium.ts`). */
export type Browser = {
  /** Opens an address and waits until the page has loaded. */
  goto: (address: string) => Promise<void>;
  /** What an expression comes to in the page, as text. */
  ask: (expression: string) => Promise<string>;
  /** Does what a hand would do: see `press`, `rest` and `type`. */
  act: (sources: readonly object[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The picture of the window, a PNG. */
  look: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** An engine that can be asked for a browser. */
export type Engine = {
  name: string;
  /** Opens a browser; nothing when this computer has none of this engine. */
  open: () => Promise<Browser | undefined>;
};

const pointer = (actions: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

/** Rests the mouse at a place of the window. (These actions are the same in WebDriver and in WebDriver BiDi.) */
export const rest = (x: number, y: number) => [
  pointer([{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 50 }]),
];

/** Presses the mouse at a place of the window. */
export const press = (x: number, y: number) => [
  pointer([
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]),
];

/** Types on the keyboard; '\uE00C' is Escape (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const type = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
