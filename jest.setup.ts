import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom lacks TextEncoder: https://github.com/jsdom/jsdom/issues/2524
globalThis.TextEncoder = TextEncoder;

// The test environment draws nothing, so nothing comes into view.
globalThis.IntersectionObserver = class implements Partial<IntersectionObserver> {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
