import type { IncomingMessage, ServerResponse } from 'node:http';

/** Open pages of the browser that listen with an EventSource. */
export function openPages() {
  const pages = new Set<ServerResponse>();
  return {
    /** Adds a page, which may hear something at once. */
    add(_: IncomingMessage, response: ServerResponse, first = '') {
      response
        .writeHead(200, {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
        })
        .flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
      if (first) response.write(`data: ${first}\n\n`);
    },
    tell(words: string) {
      for (const page of pages) page.write(`data: ${words}\n\n`);
    },
  };
}
