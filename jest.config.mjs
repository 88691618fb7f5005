import nextJest from 'next/jest.js';

/** Packages that Jest must translate, because they are ECMAScript modules. */
const translated = '/node_modules/(?!@secretlint/)';

/** Tests below some folders. `settings` are those of this project alone. */
async function project(displayName, folders, settings) {
  const config = nextJest({ dir: './' })({
    displayName,
    roots: folders.map((folder) => `<rootDir>/${folder}`),
    testMatch: ['**/*.test.ts'],
    restoreMocks: true,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...settings,
  });
  return { ...(await config()), transformIgnorePatterns: [translated] };
}

/**
 * Unit tests stand beside the tested file. One that needs a document ends in
 * .test.tsx, which takes longer. Tests of the built site (`npx jest
 * --selectProjects built`) stand in e2e/ and read the files in out/. What needs
 * a browser is a journey of Playwright (e2e/*.spec.ts).
 */
export default async () => ({
  // By default Jest leaves one processor free, on a small computer half of
  // them.
  maxWorkers: '100%',
  projects: [
    await project('pages', ['app', 'components'], {
      testMatch: ['**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    await project('functions', ['components', 'site', 'tools'], {
      testEnvironment: 'node',
    }),
    await project('built', ['e2e'], {
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/tools/testing/use-test-settings.ts'],
    }),
  ],
});
