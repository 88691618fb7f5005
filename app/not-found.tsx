/**
 * Replaces Next's own, whose styles and text would be in the data of every page. It is never shown: an unknown address gets
 * global-not-found.tsx.
 */
export default function NotFound() {
  return null;
}
