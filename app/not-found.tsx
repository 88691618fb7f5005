/**
 * NEXT: replaces Next's own page, whose styles and text would be in the data of every page. It is never shown, because an unknown
 * address gets global-not-found.tsx.
 */
export default function NotFound() {
  return null;
}
