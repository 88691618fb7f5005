import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate for one run, and the hash that makes the browser trust this key only. */
export type Certificate = { key: string; cert: string; keyHash: string };

/**
 * Makes a self-signed certificate (RFC 5280). Browsers use HTTP/2 only over TLS, and Node has no function that makes a certificate.
 * It names no host, so that the browser does not share a connection between two hosts of the bench.
 */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)); // ecdsa-with-SHA256
  const name = sequence(set(sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from('bench'))))); // commonName
  const now = Date.now();
  const content = sequence(
    der(0x02, Buffer.from([1])), // the serial number; the version is the first
    algorithm,
    name,
    sequence(time(now - 3_600_000), time(now + 7 * 86_400_000)),
    name,
    keyInfo,
  );
  const signature = sign('sha256', content, privateKey);
  const whole = sequence(content, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    keyHash: createHash('sha256').update(keyInfo).digest('base64'),
  };
}

/** One value in the Distinguished Encoding Rules: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts));
const objectId = (...bytes: number[]) => der(0x06, Buffer.from(bytes));

/** UTCTime: 261121093000Z. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
