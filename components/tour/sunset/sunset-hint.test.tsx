import { act, fireEvent, render, screen } from '@testing-library/react';
import { sunsetWords } from '@/data/script-words';
import { SunsetHint } from './sunset-hint';
import { sunsetTime } from './sunset-time';

const tours = [
  { id: 1, slug: 'reef' },
  { id: 2, slug: 'dusk', sunsetTimes: true },
];

function fillIn({ tour, day }: { tour: string; day: string }) {
  render(
    <form>
      {/* An extension's own. */}
      <input name="preferredDate" type="hidden" />
      <select id="enquiryType" aria-label="Type" defaultValue="Tour">
        <option>Tour</option>
        <option>Boat Hire</option>
      </select>
      <select id="tourType" name="tourType" aria-label="Tour" defaultValue={tour}>
        <option value="">Choose</option>
        <option>reef</option>
        <option>dusk</option>
      </select>
      <input id="preferredDate" name="preferredDate" type="date" aria-label="Date" defaultValue={day} />
      <SunsetHint tours={tours} />
    </form>,
  );
  return act(async () => {});
}

test('a form that comes with a tour by sunset and a date says when the sun sets', async () => {
  await fillIn({ tour: 'dusk', day: '2026-12-05' });
  expect(screen.getByRole('status')).toHaveTextContent(sunsetWords.thatDay(sunsetTime('2026-12-05') ?? ''));
});

test('it follows the date and the tour', async () => {
  await fillIn({ tour: 'dusk', day: '' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: '2027-06-21' } });
  expect(screen.getByRole('status')).toHaveTextContent(sunsetTime('2027-06-21') ?? '');
  fireEvent.input(screen.getByLabelText('Tour'), { target: { value: 'reef' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a tour that does not go by the sunset says nothing of it', async () => {
  await fillIn({ tour: 'reef', day: '2026-12-05' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a tour that was chosen under another type says nothing', async () => {
  await fillIn({ tour: 'dusk', day: '2026-12-05' });
  fireEvent.input(screen.getByLabelText('Type'), { target: { value: 'Boat Hire' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
