import { type SettingName, settings } from '../../site/services/services';
import { exampleMobile } from '../../site/words/telephone';

type SettingValues = Readonly<
  Record<SettingName | 'NEXT_PUBLIC_PREVIEW', string>
>;

const examples = Object.fromEntries(
  settings.map(({ name, example }) => [name, example]),
) as SettingValues;

/** Valid, but invented. An empty one overrides `data/settings.json`. */
export const testSettings: SettingValues = {
  ...examples,
  NEXT_PUBLIC_SITE_URL: 'https://www.boat-adventures.example',
  NEXT_PUBLIC_CONTACT_EMAIL: '',
  NEXT_PUBLIC_CONTACT_PHONE: '',
  NEXT_PUBLIC_CONTACT_WHATSAPP: '',
  NEXT_PUBLIC_IMAGE_BASE_URL: '',
  NEXT_PUBLIC_IMAGE_QUERY: '',
  NEXT_PUBLIC_PREVIEW: '',
  EDIT_REPOSITORY: '',
  EDIT_BRANCH: '',
};

const nextJune = `${new Date().getFullYear() + 1}-06-30T00:00:00Z`;

/** The second build: a preview with pictures from a container. */
export const previewTestSettings: SettingValues = {
  ...testSettings,
  NEXT_PUBLIC_CONTACT_PHONE: '+61(0)7.4712.3456',
  NEXT_PUBLIC_CONTACT_WHATSAPP: exampleMobile,
  NEXT_PUBLIC_IMAGE_BASE_URL: 'https://boats.blob.core.windows.net/pictures',
  NEXT_PUBLIC_IMAGE_QUERY: `sv=2024-11-04&sr=c&sp=r&spr=https&se=${nextJune}&sig=c2lnbmVk`,
  NEXT_PUBLIC_PREVIEW: '1',
};

/** With these the check calls a site ready: no example of ours is left. */
export const readySettings: SettingValues = {
  ...(Object.fromEntries(
    Object.entries(testSettings).map(([name, value]) => [
      name,
      value.includes('your-')
        ? value.replace(/your-\w+/, 'maggie-boats')
        : value.replace(/(.).$/, '$1$1'),
    ]),
  ) as SettingValues),
  NEXT_PUBLIC_SITE_URL: 'https://www.maggie-boats.com.au',
  NEXT_PUBLIC_CONTACT_EMAIL: 'hello@maggie-boats.com.au',
  NEXT_PUBLIC_CONTACT_PHONE: exampleMobile.replace(/\d$/, '9'),
};
