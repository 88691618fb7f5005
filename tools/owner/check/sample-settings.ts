/** Valid, invented settings for the tests of the check. */
export const sampleSettings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.maggie-boats.com.au',
  NEXT_PUBLIC_CONTACT_EMAIL: 'hello@maggie-boats.com.au',
  NEXT_PUBLIC_CONTACT_PHONE: '0412 345 679',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a1B2c3D4e5F6g7H8i',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_q1w2e3r',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_q1w2e3r',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '6LqW3eR5tY7uI9oP1aS3dF5gH7jK9lZ1xC3vB5nM',
};
