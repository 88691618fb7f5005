import { origin } from './own-settings';
import type { Service } from './service';

/** A container of Azure Blob Storage, from where the pictures may come. */
export const pictureContainer = {
  policy: {
    onlyWith: 'NEXT_PUBLIC_IMAGE_BASE_URL',
    sources: (base) => ({ 'img-src': [new URL(base).origin] }),
  },
  settings: [
    {
      name: 'NEXT_PUBLIC_IMAGE_BASE_URL',
      purpose: 'pictures from a container',
      valid: new RegExp(`^${origin}(/[^\\s?#]*)?$`),
      rule: "must be the address of the container, such as 'https://your-account.blob.core.windows.net/pictures'. What follows a '?' is a setting of its own, the signed query",
      example: 'https://your-account.blob.core.windows.net/pictures',
      without: 'the pictures come from the site itself',
      optional: true,
    },
    {
      name: 'NEXT_PUBLIC_IMAGE_QUERY',
      purpose: "the container's signed query",
      // tools/content/picture-query.ts checks it.
      valid: /./,
      rule: 'must permit reading only (sp=r), over https only (spr=https), with an end date',
      example:
        'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=...',
      without: 'a container of pictures must be open to everyone',
      optional: true,
    },
  ],
} satisfies Service;

/** Without a final slash. Only the HTML holds it and the query. */
export const imageBaseUrl = (
  process.env.NEXT_PUBLIC_IMAGE_BASE_URL || ''
).replace(/\/+$/, '');
export const imageQuery = (process.env.NEXT_PUBLIC_IMAGE_QUERY || '').replace(
  /^\?/,
  '',
);
