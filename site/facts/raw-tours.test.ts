import { files } from './files/tours';
import { rawToursOf } from './raw-tours';

const [file] = Object.values(files);
const {
  id: _,
  order: _order,
  alsoAt: _alsoAt,
  backOn: _backOn,
  ...content
} = file as Record<string, unknown>;
const listOf = (
  files: Readonly<Record<string, object>>,
  today = '2026-11-27',
) =>
  rawToursOf(
    Object.fromEntries(
      Object.entries(files).map(([slug, own]) => [
        slug,
        { ...content, ...own },
      ]),
    ),
    today,
  );

test('7.15 a copied tour is right as it is: last in the list, and the original keeps the other addresses', () => {
  const original = { order: 1, id: 3, alsoAt: ['/sunset'] };
  const copies = {
    'a-copy': { order: 1, alsoAt: ['/sunset', '/dinner'] },
    another: { alsoAt: ['/sunset'] },
  };
  const list = listOf({
    ...copies,
    sunset: original,
    reef: { order: 2, id: 1 },
  });
  expect(list.map(({ slug, alsoAt = [] }) => [slug, ...alsoAt])).toEqual([
    ['a-copy', '/dinner'],
    ['sunset', '/sunset'],
    ['reef'],
    ['another'],
  ]);
});

test('3.7 from the day of its return on a tour is on again', () => {
  const list = (today: string) =>
    listOf({ sunset: { backOn: '2026-12-01' } }, today);
  expect(list('2026-11-30')).toMatchObject([{ backOn: '2026-12-01' }]);
  expect(list('2026-12-01')).toMatchObject([{ backOn: undefined }]);
});
