import { ABSENT, ARRIVED, watchLinks } from './watch-links';

const { dataset } = document.documentElement;
const load = jest.fn();
const link = document.createElement('a');
link.href = '/about';
// As the router does.
link.addEventListener('click', (event) => event.preventDefault());
document.body.append(link);
jest.useFakeTimers();
watchLinks(400, 3000, 4, ARRIVED, ABSENT);

beforeEach(() => {
  dispatchEvent(new Event(ARRIVED));
  window.reloadOnce = load.mockReset().mockImplementation(async () => {
    dataset.leaving = '';
    return true;
  });
});

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

test('1.9 a document that does not come is said not to come, and the next press tries again', () => {
  link.click();
  pass(1);
  expect(dataset.wait).toBe('slow');
  pass(20);
  expect(dataset.wait).toBe('absent');
  expect(load).toHaveBeenCalledTimes(1);
  link.click();
  pass(1);
  expect(dataset.wait).toBe('slow');
  expect(load).toHaveBeenCalledTimes(2);
});

test('1.9 the sentence stands for as long as the visitor presses no link, and tries nothing', () => {
  link.click();
  dispatchEvent(new Event(ABSENT));
  pass(100);
  expect(dataset.wait).toBe('absent');
  expect(dataset).not.toHaveProperty('going');
  expect(load).not.toHaveBeenCalled();
});

test('1.9 on Back the notice goes, and the link works again', () => {
  for (const count of [1, 2]) {
    link.click();
    pass(4);
    expect(load).toHaveBeenCalledTimes(count);
    // The browser's page cache shows the page as it was left.
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(dataset).not.toHaveProperty('wait');
  }
});

test('4.15 a press on an offer to load this page asks the host at once', () => {
  const offer = document.createElement('a');
  Object.assign(offer, { href: location.href }).dataset.ask = '';
  document.body.append(offer);
  offer.click();
  expect(dataset.going).toBe(offer.href);
  expect(load).toHaveBeenCalledTimes(1);
});
