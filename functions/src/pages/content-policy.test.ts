import { INITIAL_SETTINGS } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { describe, expect, it } from 'vitest';
import { SCHEME_SOURCE, contentSecurityPolicy } from './content-policy';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

const EMULATORS = { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' };

describe('the Content-Security-Policy of the pages', () => {
  it('allows Firebase in production, and locally the emulators and nothing else', () => {
    const connections = (emuladores: typeof EMULATORS | null) =>
      directive(contentSecurityPolicy({ emuladores }, demoSettings), 'connect-src');
    expect(connections(null)).toBe(
      "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(connections(EMULATORS)).toBe(
      "connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:9099",
    );
  });

  it('allows Google’s reCAPTCHA only with App Check, and never locally', () => {
    const appCheck = { clave: 'clave', provider: 'enterprise' } as const;
    const on = contentSecurityPolicy({ emuladores: null, appCheck }, demoSettings);
    expect(directive(on, 'script-src')).toBe(
      `script-src 'self' ${SCHEME_SOURCE} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    );
    expect(directive(on, 'connect-src')).toContain(
      'https://content-firebaseappcheck.googleapis.com',
    );
    expect(directive(on, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    for (const off of [{ emuladores: null }, { emuladores: EMULATORS, appCheck }]) {
      expect(contentSecurityPolicy(off, demoSettings)).not.toMatch(/recaptcha|appcheck|frame-src/);
    }
  });

  it('allows no inline script but its own, no framing, and the donation form', () => {
    const policy = contentSecurityPolicy({ emuladores: null }, demoSettings);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${SCHEME_SOURCE}`);
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://pagos.example");
    const without = contentSecurityPolicy({ emuladores: null }, INITIAL_SETTINGS);
    expect(directive(without, 'form-action')).toBe("form-action 'self'");
  });
});
