import { render, screen } from '@testing-library/react';
import type { Place, Tour } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { harbour } from '@/site/facts/harbour';
import { places } from '@/site/facts/places';
import { IslandMap } from './island-map';
import { WhereWeGo } from './where-we-go';

const [place, another] = places as readonly Place[] as [Place, Place];
const [anyTour] = tours as readonly Tour[] as [Tour];
const tour: Tour = { ...anyTour, places: [another.slug, place.slug] };

test('3.8 for several tours a list says in words what the map shows, each place once on it', () => {
  render(
    <WhereWeGo tours={[tour, { ...tour, slug: 'another', name: 'Another' }]} />,
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
