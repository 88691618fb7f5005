/** A path without a slash at the end. Some hosts serve /contact as /contact/. */
export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1');
