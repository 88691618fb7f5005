import styles from './no-wrap.module.css';

/** Words in which a range such as the '2-8' of 'Flexible, 2-8 Hours' is not torn apart at the end of a line. */
export function NoWrap({ text }: { text: string }) {
  // The words' own beginning has the whole line.
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
