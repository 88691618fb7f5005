/**
 * The settings of the site for the journeys: valid, but invented. An empty setting here overrides `.env.local`.
 */
export const testSettings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.boat-adventures.example',
  NEXT_PUBLIC_CONTACT_EMAIL: '',
  NEXT_PUBLIC_CONTACT_PHONE: '',
  NEXT_PUBLIC_CONTACT_WHATSAPP: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'testPublicKey_123',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test123',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test123',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '6LtestSiteKeyForTheJourneys_000000000000',
  NEXT_PUBLIC_GA_ID: 'G-TEST123456',
  NEXT_PUBLIC_IMAGE_BASE_URL: '',
  NEXT_PUBLIC_IMAGE_QUERY: '',
  NEXT_PUBLIC_PREVIEW: '',
} as const;

/** The end of the signed query, which must be within two years. */
const nextJune = `${new Date().getFullYear() + 1}-06-30T00:00:00Z`;

/** The settings of the second build for the journeys: a preview with pictures from a container. */
export const previewTestSettings = {
  ...testSettings,
  // An unusual format, as an owner may type it.
  NEXT_PUBLIC_CONTACT_PHONE: '+61(0)7-7010.4321',
  NEXT_PUBLIC_CONTACT_WHATSAPP: '0491 570 156',
  NEXT_PUBLIC_IMAGE_BASE_URL: 'https://boats.blob.core.windows.net/pictures',
  NEXT_PUBLIC_IMAGE_QUERY: `sv=2024-11-04&sr=c&sp=r&spr=https&se=${nextJune}&sig=c2lnbmVk`,
  NEXT_PUBLIC_PREVIEW: '1',
} as const;
