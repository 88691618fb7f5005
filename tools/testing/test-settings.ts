/**
 * The settings of the site that the journeys visit: right in form, nobody's in fact. A setting that stands empty here
 * is really empty, whatever this computer's own .env.local says.
 */
export const testSettings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.boat-adventures.example',
  NEXT_PUBLIC_CONTACT_EMAIL: '',
  NEXT_PUBLIC_CONTACT_PHONE: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'testPublicKey_123',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test123',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test123',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '6LtestSiteKeyForTheJourneys_000000000000',
  NEXT_PUBLIC_GA_ID: 'G-TEST123456',
  NEXT_PUBLIC_IMAGE_BASE_URL: '',
  NEXT_PUBLIC_IMAGE_QUERY: '',
  NEXT_PUBLIC_PREVIEW: '',
} as const;

/** A signed query may end within two years, so this one ends next June. */
const nextJune = `${new Date().getFullYear() + 1}-06-30T00:00:00Z`;

/** The settings of the other build that the journeys visit: a preview whose pictures come from a container. */
export const previewTestSettings = {
  ...testSettings,
  // As an owner may type it; the pages show it in groups.
  NEXT_PUBLIC_CONTACT_PHONE: '+61(0)7-7010.4321',
  NEXT_PUBLIC_IMAGE_BASE_URL: 'https://boats.blob.core.windows.net/pictures',
  NEXT_PUBLIC_IMAGE_QUERY: `sv=2024-11-04&sr=c&sp=r&spr=https&se=${nextJune}&sig=c2lnbmVk`,
  NEXT_PUBLIC_PREVIEW: '1',
} as const;
