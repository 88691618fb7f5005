import nextJest from 'next/jest.js';

/** Unit tests beside the files they prove; journeys in a real browser are Playwright's (e2e/). */
const config = nextJest({ dir: './' })({
  // Left to itself it keeps one processor free, half of them on a small computer.
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

// These packages are ECMAScript modules, which jest translates.
const translated = '/node_modules/(?!@secretlint/)';

export default async () => ({ ...(await config()), transformIgnorePatterns: [translated] });
