import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';
import type { SiteFile, SiteFiles } from './site-files';
import { SlowLink } from './slow-link';
import { standIn } from './stand-ins';

export type Internet = {
  /** Browser arguments that redirect all requests to this server. */
  browserArgs: readonly string[];
  /** Does something with all responses over a slow mobile network. */
  overSlowLink: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * Serves several sites, each with its own host name, and the mocks of the third parties, over HTTP/2.
 * @param sites by host name
 */
export async function serveHosts(sites: ReadonlyMap<string, SiteFiles>): Promise<Internet> {
  const { keyHash, ...pair } = makeCertificate();
  const server = createSecureServer(pair);
  let link: SlowLink | undefined;
  server.on('stream', (stream, headers) => {
    // A browser may close its connection at any time.
    stream.on('error', () => stream.close());
    const { hostname, pathname } = new URL(`https://${headers[':authority']}${headers[':path']}`);
    const site = sites.get(hostname);
    const file = site ? site(decodeURI(pathname)) : outside(hostname, pathname);
    const { body, ...head } = reply(file, headers);
    const start = () => stream.respond(head);
    if (link) link.send(stream, String(headers.priority ?? ''), length(head), body, start);
    else {
      start();
      stream.end(body);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    browserArgs: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      // Unlike --ignore-certificate-errors this keeps the browser's cache on.
      `--ignore-certificate-errors-spki-list=${keyHash}`,
    ],
    overSlowLink: async (work) => {
      link = new SlowLink();
      try {
        return await work();
      } finally {
        link.close();
        link = undefined;
      }
    },
    close: () => closed(server),
  };
}

function reply({ status, body, headers }: SiteFile, asked: IncomingHttpHeaders) {
  const same = asked['if-none-match'] !== undefined && asked['if-none-match'] === headers.etag;
  // The router sends a HEAD request before it prefetches a page.
  const empty = same || asked[':method'] === 'HEAD';
  return { ...headers, ':status': same ? 304 : status, body: empty ? Buffer.alloc(0) : body };
}

/** The approximate size of compressed headers: HTTP/2 reduces letters to three quarters (RFC 7541, Huffman code). */
function length(headers: Readonly<Record<string, string | number>>): number {
  return Object.entries(headers).flat().join('').length * 0.75;
}

function outside(host: string, path: string): SiteFile {
  const script = standIn(host, path);
  return {
    status: script === undefined ? 404 : 200,
    body: Buffer.from(script ?? ''),
    headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
  };
}

/** Closes the server with its open connections, because browsers keep them open. */
function closed(server: Http2SecureServer): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    setTimeout(done, 500).unref();
  });
}
