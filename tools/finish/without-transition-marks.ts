/**
 * Takes out the attributes by which React would animate parts that arrive late in a streamed page. Nothing of an export
 * arrives late, React does not read them when it takes the page over, and they are no HTML.
 *
 * @returns the page's new HTML; what stands in its scripts as it was
 */
export function withoutTransitionMarks(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>|<[a-z][^<>]*>/gi, (part) =>
    part.startsWith('<script') ? part : part.replace(/ vt-[a-z]+="[^"]*"/g, ''),
  );
}
