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

test('3.8 each place and the harbour lie within 600 m of the coast', () => {
  const { container } = render(
    <IslandMap spots={places.map((spot) => ({ place: spot, ink: 'reef' }))} />,
  );
  const corners = cornersOf(numbersIn(container.querySelector('#coast'), 'd'));
  expect(corners.length).toBeGreaterThan(50);
  for (const { name } of [...places, harbour]) {
    const spot = screen.getByText(name).parentElement;
    const [x = 0, y = 0] = numbersIn(spot, 'transform');
    const units = Math.min(
      ...corners.map(({ left, top }) => Math.hypot(left - x, top - y)),
    );
    // A unit of the map is 48 m.
    expect([name, units * 48 < 600]).toEqual([name, true]);
  }
});

const numbersIn = (element: Element | null, attribute: string) =>
  (element?.getAttribute(attribute)?.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(
    Number,
  );

/** The corners of a path of steps across and down. */
function cornersOf(steps: readonly number[]) {
  let [left, top] = [0, 0];
  return steps.flatMap((step, index) => {
    if (index % 2 === 0) left += step;
    else top += step;
    return index % 2 ? { left, top } : [];
  });
}
