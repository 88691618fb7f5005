import { openEarly } from './early-presses';

test('what is pressed before the scripts are there opens at once, and the bar hears of it when it is ready', async () => {
  document.body.innerHTML = '<header><button aria-expanded="false"><svg></svg>Menu</button></header>';
  openEarly('ready');
  const bar = document.querySelector('header') as HTMLElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  // jsdom does not reflect this attribute.
  Object.defineProperty(button, 'ariaExpanded', {
    get: () => button.getAttribute('aria-expanded'),
    set: (value) => button.setAttribute('aria-expanded', value),
  });
  // React stops presses before hydration.
  bar.addEventListener('click', (event) => event.stopPropagation());

  button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(bar.dataset.open).toBe('true');

  const heard = jest.fn();
  button.addEventListener('click', heard);
  dispatchEvent(new Event('ready'));
  await new Promise((resume) => setTimeout(resume));
  expect(heard).toHaveBeenCalledTimes(1);
  // From here on the bar answers by itself.
  button.click();
  expect(button.ariaExpanded).toBe('false');
});
