/** The flags of the site on <html>, each with who sets and who reads it. What is not named here belongs to one element. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the type of `dataset`
interface DOMStringMap {
  /** An enquiry is being sent. Set by the enquiry's store; read by reload-once, slow-navigation and error-words: no repair leaves. */
  sending?: '';
  /** A reload would lose typed words. Set by early-draft, then by the enquiry's store, which reads it too; read by reload-once and the form. */
  unkept?: '';
  /** The address of the pressed link, until its page has come. Set by slow-navigation; read by reload-once and retry-failed-scripts. */
  going?: string;
  /** A document is on its way. Set by reload-once; removed by slow-navigation, whose next press tries again. */
  leaving?: '';
  /** A script of the page does not come. Set by retry-failed-scripts until hydration; read by help-words and app/globals.css. */
  incomplete?: '';
}
