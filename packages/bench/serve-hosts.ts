import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';
import type { SiteFile, SiteFiles } from './site-files';
import { SlowLink } from './slow-link';
import { standIn } from './stand-ins';

export type Internet = {
  /** What a browser must be started with so that this is all the internet it can reach. */
  browserArgs: readonly string[];
  /** Does something while all answers come over the link of a phone with a weak signal. */
  overSlowLink: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * Serves several sites, each under a host name of its own, and the stand-ins of the third parties, over HTTP/2.
 * @param sites by host name
 */
export async function serveHosts(sites: ReadonlyMap<string, SiteFiles>): Promise<Internet> {
  const { keyHash, ...pair } = makeCertificate();
  const server = createSecureServer(pair);
  let link: SlowLink | undefined;
  server.on('stream', (stream, headers) => {
    // A browser that leaves in the middle is no fault.
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
      // Unlike --ignore-certificate-errors it leaves the browser's cache on.
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
  // The router asks for no more than the headers (HEAD) before it fetches a page ahead.
  const empty = same || asked[':method'] === 'HEAD';
  return { ...headers, ':status': same ? 304 : status, body: empty ? Buffer.alloc(0) : body };
}

/** About what headers weigh on their way: HTTP/2 squeezes letters into three quarters (RFC 7541, Huffman code). */
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

/** Browsers keep their connections; nothing waits for them. */
function closed(server: Http2SecureServer): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    setTimeout(done, 500).unref();
  });
}
