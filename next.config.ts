import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { NextConfig } from 'next';
import countryFile from './data/country.json' with { type: 'json' };
import settingsFile from './data/settings.json' with { type: 'json' };
import { readSetting, settings } from './site/services/services';
import { telephoneOfPages } from './site/words/telephone';

const ofFile: Readonly<Record<string, unknown>> = settingsFile;
/**
 * The settings of the file. The environment wins. One that is not valid counts
 * as not set: the check has a sentence about it.
 */
const settingsOfPages = Object.fromEntries(
  settings.map((setting) => {
    const typed = process.env[setting.name] ?? ofFile[setting.name] ?? '';
    return [setting.name, readSetting(setting, String(typed)) ?? ''];
  }),
);

const isDeveloped = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  // NEXT: in development an export answers 500 to an unknown address of a route
  // with parameters, in place of 404.
  ...(isDeveloped ? {} : { output: 'export' }),
  // `npm test` checks the types. An owner's build need not wait for that.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // The folder of an unfinished build (tools/export/build-site.ts). NEXT: an
  // export is written into `distDir`.
  ...(process.env.SITE_OUT ? { distDir: process.env.SITE_OUT } : {}),
  // The same in each build, so that two builds of one source are equal. No page
  // loads a file with it in its address.
  generateBuildId: () => 'site',
  // The packages of a copy of the project are in the project itself
  // (tools/testing/project-copy.ts).
  turbopack: { root: dirname(realpathSync('node_modules')) },
  env: {
    ...settingsOfPages,
    SITE_LANGUAGE: countryFile.language,
    ...telephoneOfPages(settingsOfPages.NEXT_PUBLIC_CONTACT_PHONE),
    // Always defined, so that the bundler removes the preview's code from a
    // real build.
    NEXT_PUBLIC_PREVIEW: process.env.NEXT_PUBLIC_PREVIEW ?? '',
  },
  // NEXT: an experiment (app/global-not-found.tsx).
  experimental: { globalNotFound: true },
};

export default config;
