import { describe, expect, it, vi } from 'vitest';
import { TRANSACTION_TIMEOUT_MS } from '../store/timeouts';
import { isPushService } from './subscriptions';
import { CLOSING_MS, PUSH_TIMEOUT_MS, SENDING_MS } from '../deployment';

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

it.each(['programadas', 'avisos'] as const)(
  'the timeout of %s is enough for a request begun at the last moment, and for saving it',
  async (name) => {
    vi.stubEnv('CLUB_AVISOS_CLAVE', 'clave');
    const main: Partial<Record<string, unknown>> = await import('../main');
    vi.unstubAllEnvs();
    const deployed = main[name] as { readonly __endpoint: { readonly timeoutSeconds?: unknown } };
    const { timeoutSeconds } = deployed.__endpoint;
    const needed = (SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000;
    expect(timeoutSeconds).toBeGreaterThanOrEqual(needed);
    // Google's limit for event-driven functions.
    expect(timeoutSeconds).toBeLessThanOrEqual(540);
    // The time to save progress is longer than a transaction with all its attempts.
    expect(CLOSING_MS).toBeGreaterThan(TRANSACTION_TIMEOUT_MS);
  },
);
