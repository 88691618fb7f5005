/**
 * Takes the place of Next's own, whose styles and words would stand in the data of every page. Nobody sees it: no page calls
 * `notFound()`, and an unknown address gets global-not-found.tsx.
 */
export default function NotFound() {
  return null;
}
