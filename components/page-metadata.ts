import type { Metadata } from 'next';

/**
 * The metadata of a page: its title and description, its one canonical address, and the same for previews.
 * @param path the page's path, such as '/about'
 */
export function pageMetadata(
  path: string,
  { title, description }: { title: string; description: string },
): Metadata {
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path },
  };
}
