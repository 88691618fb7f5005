import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summary, type Visit } from './summary';

const visit = (subject: string, paint: number): Visit => ({
  page: '/',
  subject,
  figures: { paint },
});
const visits = [
  visit('this site', 900),
  visit('without scripts', 500),
  visit('this site', 100),
  visit('without scripts', 400),
  visit('this site', 300),
  visit('without scripts', 300),
  visit('this site', 500),
];

test('all subjects stand side by side, and this site as a multiple of the page without scripts', () => {
  const medians = {
    'this site': 300,
    'without scripts': 400,
    '× without scripts': 0.75,
  };
  assert.deepEqual(summary(visits, 0.5), { '/ paint': medians });
  // The lower quartile has a quarter of the values below it.
  assert.equal(summary(visits, 0.25)['/ paint']?.['this site'], 100);
});
