import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// Every browser has it since 2017; the test environment has not: https://github.com/jsdom/jsdom/issues/2524
globalThis.TextEncoder = TextEncoder;
