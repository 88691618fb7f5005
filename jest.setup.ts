import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom lacks TextEncoder: https://github.com/jsdom/jsdom/issues/2524
globalThis.TextEncoder = TextEncoder;
