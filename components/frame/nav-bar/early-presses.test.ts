import { openEarly } from './early-presses';

let bar: HTMLElement;
let button: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML =
    '<header><button aria-controls="menu" aria-expanded="false"><svg></svg>Menu</button></header>';
  bar = document.querySelector('header') as HTMLElement;
  button = document.querySelector('button') as HTMLButtonElement;
});

const press = () => button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const aTaskLater = () => new Promise((resume) => setTimeout(resume));
const open = () => button.getAttribute('aria-expanded');

test('a press before hydration opens, and stays open when the bar is ready', async () => {
  openEarly('ready');
  // React stops a press that it cannot answer yet.
  bar.addEventListener('click', (event) => event.stopPropagation());
  press();
  expect(bar.dataset.open).toBe('true');
  await aTaskLater();

  dispatchEvent(new Event('ready'));
  expect(open()).toBe('true');
  // From here on the bar answers by itself.
  press();
  expect(open()).toBe('true');
});

test('the press that makes the bar ready is left to the bar', () => {
  openEarly('start');
  bar.addEventListener('click', () => dispatchEvent(new Event('start')), { capture: true, once: true });
  press();
  expect(open()).toBe('false');
});
