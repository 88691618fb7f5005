import styles from './no-wrap.module.css';

/** A text in which no range, such as the '2-8' of 'Flexible, 2-8 Hours', breaks at the end of a line. */
export function NoWrap({ text }: { text: string }) {
  // A range at the very start needs no span: nothing stands before it on its line.
  return text.split(/(?<=.)(\b\d+-\d+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: two tours may take the same hours; their order is their identity
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
