/** A path as the site writes it: some hosts serve /contact as /contact/, and both are one page. */
export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1');
