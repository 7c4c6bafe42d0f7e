import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptPush } from './push-service';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('decrypting a message as a browser does', () => {
  it('gives the text of RFC 8291, appendix A, and throws if one bit differs', () => {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
    const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
    const body = bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(decryptPush(body, { ecdh, auth })).toBe('When I grow up, I want to be a watermelon');
    body.writeUInt8(body.readUInt8(body.length - 1) ^ 1, body.length - 1);
    expect(() => decryptPush(body, { ecdh, auth })).toThrow();
  });
});
