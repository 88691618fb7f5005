import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { Answer, Site } from './site';
import type { SlowLink } from './slow-link';

// Browsers use HTTP/2 only over TLS. The certificate names no host of the
// bench, so that no two hosts share a connection.
const { cert, private: key } = await generate(
  [{ name: 'commonName', value: 'bench' }],
  {
    keyType: 'ec',
    algorithm: 'sha256',
  },
);
const publicKey = new X509Certificate(cert).publicKey.export({
  type: 'spki',
  format: 'der',
});
const keyHash = createHash('sha256').update(publicKey).digest('base64');

/**
 * The bot check's script, and the answer of all other third parties. It has no
 * tokens, because the bench sends no enquiry.
 */
const standIn: Answer = {
  status: 200,
  headers: {
    'content-type': 'text/javascript',
    'access-control-allow-origin': '*',
  },
  body: Buffer.from(
    'window.grecaptcha ??= { ready: (callback) => callback() };',
  ),
};

/**
 * Serves a site over HTTP/2, as its host does, over a slow link or at once. All
 * other hosts are third parties and have a stand-in.
 * @returns browser arguments that redirect all requests to the server, and a
 * function that stops it
 */
export async function serve(host: string, site: Site, link?: SlowLink) {
  const server = createSecureServer({ key, cert });
  server.on('stream', async (stream, headers) => {
    // A browser may close its connection at any time.
    stream.on('error', () => stream.close());
    const answer =
      headers[':authority'] === host
        ? await site.answer(headers[':path'] ?? '/')
        : standIn;
    if (stream.destroyed) return;
    const head = { ...answer.headers, ':status': answer.status };
    // The router sends a HEAD request before it prefetches a page.
    const body = headers[':method'] === 'HEAD' ? Buffer.alloc(0) : answer.body;
    const start = () => stream.respond(head);
    // HTTP/2 compresses headers to about three quarters (RFC 7541, Huffman
    // code).
    const headerBytes = Object.entries(head).flat().join('').length * 0.75;
    if (link)
      return link.send(
        stream,
        String(headers.priority ?? ''),
        headerBytes,
        body,
        start,
      );
    start();
    stream.end(body);
  });
  await new Promise<void>((listening) =>
    server.listen(0, '127.0.0.1', listening),
  );
  const browserArgs = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-component-update',
    `--host-resolver-rules=MAP * 127.0.0.1:${(server.address() as AddressInfo).port}`,
    // Unlike --ignore-certificate-errors this keeps the browser's cache on.
    `--ignore-certificate-errors-spki-list=${keyHash}`,
  ];
  return { browserArgs, close: () => server.close() };
}
