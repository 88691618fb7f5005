import { existsSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/**
 * Rates a server on this computer: 'node scan.mjs localhost 4180 4543'. The
 * scanner uses ports 80 and 443. This program redirects them to the two given
 * ports. It prints score, grade and tests as JSON.
 */
const [name, httpPort, httpsPort] = process.argv.slice(2);

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  // Node calls this with [options, callback] in an array.
  const [options] = args.flat();
  const port = { 80: httpPort, 443: httpsPort }[options?.port];
  if (port) Object.assign(options, { host: '127.0.0.1', port: Number(port) });
  return connect.apply(this, args);
};

// The HSTS preload list. The scanner stops without it.
const preloaded = fileURLToPath(
  new URL(
    '../conf/hsts-preload.json',
    import.meta.resolve('@mdn/mdn-http-observatory'),
  ),
);
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const { scan } = await import('@mdn/mdn-http-observatory');
const { scan: rating, tests } = await scan(name);
const results = Object.fromEntries(
  Object.entries(tests).map(([test, { result }]) => [test, result]),
);
console.log(
  JSON.stringify(
    { score: rating.score, grade: rating.grade, results },
    null,
    2,
  ),
);
