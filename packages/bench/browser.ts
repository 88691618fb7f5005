/** The program of a browser and its arguments. */
export type Browser = { path: string; args: readonly string[] };
