import { describe, expect, it } from 'vitest';
import { readAppCheck, readClockOffset, readOrigen, readWebEnvironment } from './env';
import { serviceAccountOf } from './deployment';

describe('the site’s origin', () => {
  it('is the configured one', () => {
    const env = { GCLOUD_PROJECT: 'club', CLUB_URL: 'https://www.club.example/x' };
    expect(readOrigen(env)).toBe('https://www.club.example');
  });

  it('is the default one of the project in production, where request headers must not affect shared pages', () => {
    expect(readOrigen({ GCLOUD_PROJECT: 'club' })).toBe('https://club.web.app');
  });

  it('is left to the request with the emulators', () => {
    const env = { GCLOUD_PROJECT: 'demo-club', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readOrigen(env)).toBeUndefined();
  });
});

describe('the clock', () => {
  it('can be shifted by test runs on the emulators, and never in production', () => {
    const moved = { CLUB_CLOCK_OFFSET_MS: '-3600000' };
    const emulators = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readClockOffset({ ...emulators, ...moved })).toBe(-3_600_000);
    expect(readClockOffset(emulators)).toBe(0);
    expect(readClockOffset(moved)).toBe(0);
  });
});

describe('App Check', () => {
  const WEB =
    '{"apiKey":"AIza","projectId":"club","authDomain":"club.firebaseapp.com","appId":"1:2:web:3"}';
  const production = { GCLOUD_PROJECT: 'club', CLUB_FIREBASE_WEB: WEB };

  it('is off by default', () => {
    expect(readAppCheck(production)).toMatchObject({ web: undefined, isEnforced: false });
    expect(readWebEnvironment(production)).not.toHaveProperty('appCheck');
  });

  it('can be on in the web before it is enforced', () => {
    const env = { ...production, CLUB_APP_CHECK_SITE_KEY: 'clave' };
    expect(readAppCheck(env)).toMatchObject({ isEnforced: false, appId: '1:2:web:3' });
    expect(readWebEnvironment(env).appCheck).toEqual({ clave: 'clave', provider: 'enterprise' });
  });

  it('can be enforced only if the web sends tokens', () => {
    const enforced = { ...production, CLUB_APP_CHECK_ENFORCE: 'true' };
    expect(() => readAppCheck(enforced)).toThrow('CLUB_APP_CHECK_SITE_KEY');
    const env = { ...enforced, CLUB_APP_CHECK_SITE_KEY: 'clave', CLUB_APP_CHECK_PROVIDER: 'v3' };
    expect(readAppCheck(env)).toMatchObject({ isEnforced: true, web: { provider: 'v3' } });
    expect(() => readAppCheck({ CLUB_APP_CHECK_ENFORCE: 'yes' })).toThrow();
  });
});

describe('the service account of a function', () => {
  it('is the project’s default one unless configured', () => {
    expect(serviceAccountOf('api', {})).toEqual({});
    expect(serviceAccountOf('api', { CLUB_SERVICE_ACCOUNTS: 'defecto' })).toEqual({});
  });

  it('is its own if the club has created them', () => {
    expect(serviceAccountOf('pagina', { CLUB_SERVICE_ACCOUNTS: 'propias' })).toEqual({
      serviceAccount: 'club-pagina@',
    });
  });

  it('is no guess: another setting is an error', () => {
    expect(() => serviceAccountOf('api', { CLUB_SERVICE_ACCOUNTS: 'si' })).toThrow('propias');
  });
});
