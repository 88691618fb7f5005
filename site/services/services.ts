import { analytics } from './analytics';
import { business } from './business';
import { emailjs } from './emailjs';
import { pictureContainer } from './picture-container';
import { recaptcha } from './recaptcha';
import type { Service, Setting } from './service';

const all = [business, emailjs, recaptcha, analytics, pictureContainer] as const;

/** Every service, in the order of the handbook. */
export const services: readonly Service[] = all;

/** Every setting of the site. */
export const settings: readonly Setting[] = services.flatMap((service) => service.settings);

export type SettingName = (typeof all)[number]['settings'][number]['name'];
