import { act, fireEvent, render, screen } from '@testing-library/react';
import { SunsetTimes } from './sunset-times';

let comeNear: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9), doNotFake: ['nextTick', 'queueMicrotask'] });
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () =>
        tell(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const strip = (
  <SunsetTimes
    place="Nelly Bay"
    range={{ earliest: '5:42 pm', latest: '6:57 pm' }}
    months={[
      { label: 'January', time: '6:54 to 6:57 pm' },
      { label: 'July', time: '5:46 to 5:56 pm' },
    ]}
  />
);
const heading = () => screen.getByRole('heading').textContent;
const days = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const arrive = () => act(async () => comeNear());

test('before the reader comes near, the range of the year stands there', () => {
  render(strip);
  expect(heading()).toBe('Sun sets between 5:42 pm and 6:57 pm');
  expect(days()).toEqual(['January 6:54 to 6:57 pm', 'July 5:46 to 5:56 pm']);
});

test('then it is today on the visitor’s own calendar, and the days after it', async () => {
  render(strip);
  await arrive();
  expect(heading()).toBe('Sun sets at 6:31 pm');
  expect(screen.getByText(/Saturday 21 November 2026/)).toBeInTheDocument();
  expect(screen.getByLabelText('Your date')).toHaveValue('2026-11-21');
  expect(days()).toEqual(['Sun 22 Nov 6:32 pm', 'Mon 23 Nov 6:32 pm']);
});

test('another day can be chosen, and clearing the field leads back to today', async () => {
  render(strip);
  await arrive();
  fireEvent.change(screen.getByLabelText('Your date'), { target: { value: '2027-06-21' } });
  expect(heading()).toBe('Sun sets at 5:44 pm');
  expect(days()).toEqual(['Tue 22 June 5:44 pm', 'Wed 23 June 5:44 pm']);
  fireEvent.change(screen.getByLabelText('Your date'), { target: { value: '' } });
  expect(heading()).toBe('Sun sets at 6:31 pm');
});

test('a day chosen before the scripts were there is kept', async () => {
  render(strip);
  (screen.getByLabelText('Your date') as HTMLInputElement).value = '2027-01-15';
  await arrive();
  expect(heading()).toBe('Sun sets at 6:57 pm');
  expect(screen.getByLabelText('Your date')).toHaveValue('2027-01-15');
});
