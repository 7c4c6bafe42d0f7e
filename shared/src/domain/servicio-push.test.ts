import { describe, expect, it } from 'vitest';
import { isServicioPush } from './servicio-push';

describe('addresses of push services (regla 82)', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc:def', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://user@fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com.example/abc', false],
    ['https://evilpush.apple.com.example/abc', false],
    ['https://xpush.apple.com/abc', false],
    ['https://fcm.googleapis.com@127.0.0.1/abc', false],
    ['https://169.254.169.254/computeMetadata/v1', false],
    ['http://metadata.google.internal/', false],
    ['https://localhost/abc', false],
    ['https://127.0.0.1/abc', false],
    ['http://127.0.0.1:9000/abc', false],
    ['javascript:alert(1)', false],
    ['nada', false],
  ])('%s: %s', (endpoint, expected) => {
    expect(isServicioPush(endpoint, false)).toBe(expected);
  });

  it.each([
    ['http://127.0.0.1:9000/abc', true],
    ['https://127.0.0.1:9000/abc', true],
    ['ftp://127.0.0.1/abc', false],
    ['http://127.0.0.1.example/abc', false],
    ['http://localhost:9000/abc', false],
    ['https://fcm.googleapis.com/fcm/send/abc', true],
  ])('on the emulators %s: %s', (endpoint, expected) => {
    expect(isServicioPush(endpoint, true)).toBe(expected);
  });
});
