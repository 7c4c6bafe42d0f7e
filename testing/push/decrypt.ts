import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** A browser's private part of a subscription: P-256 key pair and secret. */
export interface ReceiverKeys {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Decrypts a message as a browser does: RFC 8291 over RFC 8188, one record. Written from the RFCs, independently of
 * the encrypting code. Throws for any violation.
 */
export function decryptPush(body: Buffer, { ecdh, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  if (keyLength !== 65) throw new Error('the key id is not a public key');
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const ikm = hkdf(ecdh.computeSecret(serverKey), auth, info, 32);
  const key = hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('the padding is wrong');
  }
  return padded.subarray(0, end).toString('utf8');
}
