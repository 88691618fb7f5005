import { test } from 'node:test';
import { expect } from 'expect';
import { poster } from './kit/ink';
import { draw as contact } from './scenes/contact';
import { draw as notFound } from './scenes/not-found';

test('a scene drawn twice, with another between, gives the same picture', () => {
  const first = poster(contact);
  expect(poster(notFound)).not.toBe(first);
  expect(poster(contact)).toBe(first);
});
