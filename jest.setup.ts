import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { telephoneOfPages } from './site/words/telephone';

// A busy computer can take longer than the usual second.
configure({ asyncUtilTimeout: 4_000 });

// jsdom lacks TextEncoder: https://github.com/jsdom/jsdom/issues/2524
globalThis.TextEncoder = TextEncoder;

// The test environment draws nothing, so nothing comes into view and nothing
// has a size.
class Observer implements Partial<IntersectionObserver>, ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.IntersectionObserver =
  Observer as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver = Observer;

// As `next.config.ts` gives them to the pages.
Object.assign(process.env, telephoneOfPages());
