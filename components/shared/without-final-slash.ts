/** A path without a final slash. Some hosts serve /contact as /contact/. */
export const withoutFinalSlash = (path: string): string =>
  path.replace(/(.)\/$/, '$1');
