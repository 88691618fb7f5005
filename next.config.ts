import type { NextConfig } from 'next';
import { groupedTelephone } from './data/telephone';

const telephone = process.env.NEXT_PUBLIC_CONTACT_PHONE ?? '';

const config: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  typedRoutes: true,
  poweredByHeader: false,
  agentRules: false,
  // SITE_OUT sends a trial build (the tests make several) elsewhere than to out/.
  ...(process.env.SITE_OUT ? { distDir: process.env.SITE_OUT } : {}),
  // The name of a build comes from its content (tools/build/finish/build-id.ts), else two builds of one source would differ.
  ...(process.env.SITE_BUILD_ID ? { generateBuildId: () => process.env.SITE_BUILD_ID ?? null } : {}),
  env: {
    // Always defined, so that the preview's code is dead, and gone, in a real build.
    NEXT_PUBLIC_PREVIEW: process.env.NEXT_PUBLIC_PREVIEW ?? '',
    // Put into groups here, so that no page carries the code for it.
    NEXT_PUBLIC_CONTACT_PHONE: groupedTelephone(telephone) ?? telephone,
  },
  experimental: { globalNotFound: true },
  // The build checks the types itself, before the export (tools/build/check-types.ts).
  typescript: { ignoreBuildErrors: true },
};

export default config;
