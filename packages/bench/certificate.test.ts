import { createHash, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import { createSecureContext } from 'node:tls';
import { expect } from 'expect';
import { makeCertificate } from './certificate';

test('the certificate is well-formed, self-signed, valid today and names no host', () => {
  const { cert, key, keyHash } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(new Date(read.validFrom) < new Date() && new Date() < new Date(read.validTo)).toBe(true);
  expect(read.checkHost('www.example.com')).toBeUndefined();
  const keyInfo = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(keyInfo).digest('base64')).toBe(keyHash);
  expect(() => createSecureContext({ cert, key })).not.toThrow();
});
