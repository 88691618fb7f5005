/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colours } from '@/data/site';

test.each(Object.entries(colours))('browsers are told the same %s as the stylesheet has', (name, colour) => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--color-${name}: ${colour};`);
});
