import { test } from 'node:test';
import { expect } from 'expect';
import { lowerQuartile, median, spread } from './statistics';

test('the median is the middle value or the mean of the two middle values', () => {
  expect(median([900, 100, 300])).toBe(300);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('the lower quartile has a quarter of the values below it', () => {
  expect(lowerQuartile([9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe(3);
  expect(lowerQuartile([1, 2, 3, 4])).toBe(1.75);
});

test('the spread is 0 on an idle computer, and one outlier in twenty does not change that', () => {
  expect(spread([20, 20, 20])).toBe(0);
  expect(spread([...Array(19).fill(20), 500])).toBe(0);
  expect(spread([10, 20, 30])).toBeCloseTo(0.8);
});
