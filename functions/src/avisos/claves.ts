import { createECDH } from 'node:crypto';

/** A key pair of P-256 (RFC 8292), both halves in base64url. */
export interface ClavesAvisos {
  readonly publica: string;
  readonly privada: string;
}

/** A new key pair. Devices are bound to it: with another one, whoever has asked for notices has to ask again. */
export function makeClaves(): ClavesAvisos {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  // Node leaves out zeros at the beginning.
  const privada = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publica: ecdh.getPublicKey('base64url'), privada: privada.toString('base64url') };
}
