import nextJest from 'next/jest.js';

/** Unit tests, beside the tested files. Playwright runs the journeys (e2e/). */
const config = nextJest({ dir: './' })({
  // By default Jest leaves one processor free, on a small computer half of them.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    '<rootDir>/packages/',
    '<rootDir>/.next/',
    '<rootDir>/out/',
    '<rootDir>/.builds/',
    '<rootDir>/.copies/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.builds/', '<rootDir>/.copies/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

// Jest must translate these packages, because they are ECMAScript modules.
const translated = '/node_modules/(?!@secretlint/)';

export default async () => ({ ...(await config()), transformIgnorePatterns: [translated] });
