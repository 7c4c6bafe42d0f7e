import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const DAY_S = 24 * 60 * 60;

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * Reason why a request is not from the sender for which a device has subscribed (RFC 8292), `undefined` if it is.
 * `audience` is the origin of the push service, `clave` the sender's public key.
 */
export function vapidProblem(
  authorization: string | undefined,
  audience: string,
  clave: string,
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  if (key !== clave) return 'another key';
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(clave, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = claimsSchema.parse(json(claims));
  const seconds = exp - Date.now() / 1000;
  if (aud !== audience) return `an audience of ${aud}`;
  if (seconds <= 0 || seconds > DAY_S) return 'an expiry that is past or too far';
  return /^(https:|mailto:)/.test(sub) ? undefined : `a contact of ${sub}`;
}
