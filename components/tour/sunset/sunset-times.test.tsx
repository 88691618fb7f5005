import { act, fireEvent, render, screen } from '@testing-library/react';
import { sunsetWords } from '@/data/client-texts';
import { sunsetTime } from '../../shared/sunset/sunset-time';
import { SunsetTimes } from './sunset-times';

const { setsAt, setsBetween, and, yourDate } = sunsetWords;

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
    locality="Nelly Bay"
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

test('it shows the range of the year, near it today on the visitor’s calendar, then another chosen day', async () => {
  render(strip);
  expect(heading()).toBe(`${setsBetween} 5:42 pm ${and} 6:57 pm`);
  expect(days()).toEqual(['January 6:54 to 6:57 pm', 'July 5:46 to 5:56 pm']);
  await arrive();
  expect(heading()).toBe(`${setsAt} ${sunsetTime('2026-11-21')}`);
  expect(screen.getByText(/Saturday 21 November 2026/)).toBeInTheDocument();
  expect(screen.getByLabelText(yourDate)).toHaveValue('2026-11-21');
  const next = [`Sun 22 Nov ${sunsetTime('2026-11-22')}`, `Mon 23 Nov ${sunsetTime('2026-11-23')}`];
  expect(days()).toEqual(next);
  fireEvent.change(screen.getByLabelText(yourDate), { target: { value: '2027-06-21' } });
  expect(heading()).toBe(`${setsAt} ${sunsetTime('2027-06-21')}`);
  // Without a day it is today again.
  fireEvent.change(screen.getByLabelText(yourDate), { target: { value: '' } });
  expect(days()).toEqual(next);
});

test('a day chosen before hydration is kept', async () => {
  render(strip);
  (screen.getByLabelText(yourDate) as HTMLInputElement).value = '2027-01-15';
  await arrive();
  expect(heading()).toBe(`${setsAt} ${sunsetTime('2027-01-15')}`);
  expect(screen.getByLabelText(yourDate)).toHaveValue('2027-01-15');
});
