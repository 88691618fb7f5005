/**
 * Something that the owner can put right. It stays data until it is shown: in a
 * terminal, beside the editor, in the check.
 */
export type Mistake = {
  /** The file that holds it, as 'data/prices.json'. */
  file?: string;
  /** Its place in the words of the form: 'Prices → Group deal → From'. */
  field?: string;
  /**
   * What is wrong and what to do. It follows the field, as in 'is empty', or is
   * a whole sentence without one.
   */
  sentence: string;
};

/**
 * A mistake in one line: 'Prices → Boat hire must be a whole number above 0.
 * (data/prices.json)'.
 */
export function asLine({ file, field, sentence }: Mistake): string {
  const words = [field, sentence].filter(Boolean).join(' ');
  return field && file ? `${words} (${file})` : words;
}
