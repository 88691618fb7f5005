/** The flags of the site on <html>, each with who sets it. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the type of `dataset`
interface DOMStringMap {
  /** An enquiry is being sent: no repair leaves. Set by the enquiry's store. */
  sending?: '';
  /**
   * A reload would lose typed words. Set by early-draft, then by the enquiry's
   * store.
   */
  unkept?: '';
  /**
   * The address of the pressed link, until its page has come. Set by
   * watch-links.
   */
  going?: string;
  /** A document is on its way. Set by reload-once. */
  leaving?: '';
  /**
   * The page of the pressed link is slow, or does not come. Set by watch-links.
   */
  wait?: 'slow' | 'absent';
  /**
   * A script of the page does not come. Set by retry-failed-scripts until
   * hydration.
   */
  incomplete?: '';
}
