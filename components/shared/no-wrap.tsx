/** A text without line breaks inside a range, such as the '2-8' of 'Flexible, 2-8 Hours'. */
export function NoWrap({ text }: { text: string }) {
  // A range at the start needs no span, because its line has nothing before it.
  return text.split(/(?<=.)(\b\d+-\d+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a range may appear twice; the order identifies it
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
