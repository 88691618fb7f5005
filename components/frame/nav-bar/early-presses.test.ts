import { openEarly } from './early-presses';

let bar: HTMLElement;
let button: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<header><button aria-expanded="false"><svg></svg>Menu</button></header>';
  bar = document.querySelector('header') as HTMLElement;
  button = document.querySelector('button') as HTMLButtonElement;
});

const press = () => button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const aTaskLater = () => new Promise((resume) => setTimeout(resume));
const open = () => button.getAttribute('aria-expanded');

test('what is pressed before the scripts are there opens at once, and the bar hears of it when it is ready', async () => {
  openEarly('ready');
  // React stops a press that it cannot answer yet.
  bar.addEventListener('click', (event) => event.stopPropagation());
  press();
  expect(bar.dataset.open).toBe('true');
  await aTaskLater();

  const heard = jest.fn();
  button.addEventListener('click', heard);
  dispatchEvent(new Event('ready'));
  await aTaskLater();
  expect(heard).toHaveBeenCalledTimes(1);
  // From here on the bar answers by itself.
  press();
  expect(open()).toBe('false');
});

test('the bar hears once of the press that makes it ready', async () => {
  openEarly('start');
  const heard = jest.fn();
  button.addEventListener('click', heard);
  bar.addEventListener('click', () => dispatchEvent(new Event('start')), { capture: true, once: true });
  press();
  expect(open()).toBe('false');
  await aTaskLater();
  expect(heard).toHaveBeenCalledTimes(1);
});
