import { describe, expect, it } from 'vitest';
import { isPushService } from './subscriptions';

const LOCAL = ['http://127.0.0.1:9000/abc', 'https://127.0.0.1/abc', 'https://127.0.0.1:9000/abc'];

describe('endpoints of push services (regla 82)', () => {
  it('must belong to known services, with HTTPS', () => {
    const known = [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-am3p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ];
    const others = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://user@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com.example/abc',
      'https://evilpush.apple.com.example/abc',
      'https://xpush.apple.com/abc',
      'https://fcm.googleapis.com@127.0.0.1/abc',
      'https://169.254.169.254/computeMetadata/v1',
      'http://metadata.google.internal/',
      'https://localhost/abc',
      ...LOCAL,
      'javascript:alert(1)',
      'nada',
    ];
    expect([...known, ...others].filter((one) => isPushService(one, false))).toEqual(known);
  });

  it('may be on this machine with the emulators', () => {
    const known = [...LOCAL, 'https://fcm.googleapis.com/fcm/send/abc'];
    const others = [
      'ftp://127.0.0.1/abc',
      'http://127.0.0.1.example/abc',
      'http://localhost:9000/abc',
    ];
    expect([...known, ...others].filter((one) => isPushService(one, true))).toEqual(known);
  });
});
