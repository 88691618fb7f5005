/** What the checks find: one thing, in one sentence. */
export type Finding = {
  /** Red must be put right, yellow is asked about, green is right. */
  level: 'red' | 'yellow' | 'green';
  /** It must not go online, although the site can be built with it. */
  forbidden?: true;
  file?: string;
  /** The place of the value, as the form of the editor names it. */
  field?: string;
  sentence: string;
};
