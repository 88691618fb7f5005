import { render, screen } from '@testing-library/react';
import type { Place, Tour } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { harbour } from '@/site/facts/harbour';
import { places } from '@/site/facts/places';
import { clockTime, timeInWords } from '@/site/words/wording';
import { IslandMap } from './island-map';
import { WhereWeGo } from './where-we-go';

const [place, another] = places as readonly Place[] as [Place, Place];
const [anyTour] = tours as readonly Tour[] as [Tour];
const { itinerary: _, ...withoutStops } = anyTour;
const tour: Tour = { ...withoutStops, places: [another.slug, place.slug] };

const castOff = { time: '7:00', words: 'We cast off' };
const swim = { time: '14:30', place: place.slug, words: 'a swim' };

test('3.12 one tour alone has its stops with their times beside the map, which shows their places too', () => {
  const withStops = {
    ...tour,
    places: [another.slug],
    itinerary: [castOff, swim],
  };
  const { container } = render(<WhereWeGo tours={[withStops]} />);
  const [start, trip, ...stops] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(start).toBe(`${harbour.name}: ${whereWeGo.harbour}`);
  expect(trip).toBe(`${tour.name}: ${another.name}, ${place.name}`);
  expect(stops).toEqual([
    `${timeInWords(castOff.time)} ${castOff.words}`,
    `${timeInWords(swim.time)} ${place.name}: ${swim.words}`,
  ]);
  expect(
    [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime),
  ).toEqual(['07:00', '14:30']);
  expect(screen.getByRole('img')).toHaveTextContent(
    another.name + place.name + harbour.name,
  );
});

test('3.12 stops without a place need no map', () => {
  render(<WhereWeGo tours={[{ ...tour, places: [], itinerary: [castOff] }]} />);
  expect(
    screen.getByRole('heading', { name: whereWeGo.itinerary }),
  ).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(castOff.words);
  expect(screen.queryByRole('img')).toBeNull();
});

test('3.8, 3.12 for several tours a list says in words what the map shows, each place once on it, and without times', () => {
  const withStops = { ...tour, itinerary: [castOff, swim] };
  render(
    <WhereWeGo
      tours={[withStops, { ...withStops, slug: 'another', name: 'Another' }]}
    />,
  );
  const [, ...trips] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const names = `${another.name}, ${place.name}`;
  expect(trips).toEqual([`${tour.name}: ${names}`, `Another: ${names}`]);
  expect(screen.getByText(whereWeGo.credit)).toBeVisible();
  expect(screen.getByRole('img')).toHaveTextContent(
    another.name + place.name + harbour.name,
  );
  expect(screen.queryByText(clockTime(castOff.time))).toBeNull();
});

test.each([[[]], [undefined]])(
  '3.8 a tour without places has no map',
  (none) => {
    const { container } = render(
      <WhereWeGo tours={[{ ...tour, places: none }]} />,
    );
    expect(container).toBeEmptyDOMElement();
  },
);

test.each([...places, harbour])(
  '3.8 $name lies in the map and within 600 m of the coast',
  ({ name }) => {
    const { container } = render(
      <IslandMap
        spots={places.map((spot) => ({ place: spot, ink: 'reef' }))}
      />,
    );
    const spot = screen.getByText(name).parentElement;
    const [x = 0, y = 0] = numbersIn(spot?.getAttribute('transform'));
    expect(x > 0 && x < 360 && y > 0 && y < 300).toBe(true);
    const corners = cornersOf(
      numbersIn(container.querySelector('#coast')?.getAttribute('d')),
    );
    expect(corners.length).toBeGreaterThan(50);
    const units = Math.min(
      ...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)),
    );
    // A unit of the map is 111,320 m / 2,340.
    expect((units * 111_320) / 2340).toBeLessThanOrEqual(600);
  },
);

const numbersIn = (text: string | null = '') =>
  (text?.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);

/** The corners of a path of steps across and down. */
function cornersOf(steps: readonly number[]): { x: number; y: number }[] {
  const sumTo = (last: number, axis: number) =>
    steps
      .filter((_, index) => index <= last && index % 2 === axis)
      .reduce((sum, step) => sum + step, 0);
  return steps.flatMap((_, index) =>
    index % 2 ? { x: sumTo(index, 0), y: sumTo(index, 1) } : [],
  );
}
