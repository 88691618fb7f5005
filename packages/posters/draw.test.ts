import { test } from 'node:test';
import { expect } from 'expect';
import { poster } from './kit/ink';
import { draw as contact } from './scenes/contact';
import { draw as notFound } from './scenes/not-found';

test('drawing a scene twice gives the same picture, also after another scene was drawn', () => {
  const first = poster(contact);
  expect(poster(notFound)).not.toBe(first);
  expect(poster(contact)).toBe(first);
});
