/**
 * Nobody sees it (global-not-found.tsx). NEXT: without it Next's own page would
 * be in the data of every page.
 */
export default function NotFound() {
  return null;
}
