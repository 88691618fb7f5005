import { scratch } from '../testing/scratch';
import { writeEmptyReviews } from './empty-reviews';

const site = scratch();

test('2.8 once the editor has left out the last review, the file for the browser still has its list', async () => {
  site.write('reviews.json', '{}');
  await writeEmptyReviews(site.folder);
  expect(JSON.parse(site.read('reviews.json'))).toEqual({ reviews: [] });
});
