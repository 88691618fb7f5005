/**
 * NEXT: stands for Next's own page, whose styles and text would be in the data
 * of every page. Nobody sees it (global-not-found.tsx).
 */
export default function NotFound() {
  return null;
}
