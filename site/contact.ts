import content from '../data/contact.json' with { type: 'json' };
import { filled } from './values';

/** The texts of the contact page around the form. */
export const contact = filled(content);
