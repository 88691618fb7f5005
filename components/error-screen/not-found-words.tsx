const WORDS = {
  tour: { title: 'Tour not found', message: 'There is no tour at this address.' },
  page: { title: 'Unexpected Application Error!', message: '404 Not Found' },
  // Without scripts nobody knows the address: a text that names both.
  either: {
    title: 'Page or tour not found',
    message: '404 Not Found. There is no page, and no tour, at this address.',
  },
};

type NotFoundWordsProps = { part: 'title' | 'message' };

/** The words of the one 404 page (product.md, Readings). */
export function NotFoundWords({ part }: NotFoundWordsProps) {
  return (
    <span data-part={part} suppressHydrationWarning>
      {WORDS.either[part]}
    </span>
  );
}

/**
 * Stands right after the words and makes them fit the address that the page stands for, before they are painted. React finds
 * other words than it would have written, and leaves them.
 */
export const NOT_FOUND_SCRIPT = `for(let[p,w]of Object.entries(${JSON.stringify({ tour: WORDS.tour, page: WORDS.page })}[/^\\/tours\\/./i.test(location.pathname)?'tour':'page']))document.querySelector('[data-part='+p+']').textContent=w`;
