import { describe, expect, it } from 'vitest';
import { readAppCheck, readClockOffset, readConfiguredOrigin, readWebEnvironment } from './env';
import { readServiceAccount } from './deployment';

const EMULATORS = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

it('the site’s origin is the configured or default one, and left to the request only with the emulators', () => {
  const env = { GCLOUD_PROJECT: 'club', CLUB_URL: 'https://www.club.example/x' };
  expect(readConfiguredOrigin(env)).toBe('https://www.club.example');
  // In production, request headers must not affect shared pages.
  expect(readConfiguredOrigin({ GCLOUD_PROJECT: 'club' })).toBe('https://club.web.app');
  expect(readConfiguredOrigin({ GCLOUD_PROJECT: 'demo-club', ...EMULATORS })).toBeUndefined();
});

it('the clock can be shifted by test runs on the emulators, and never in production', () => {
  const moved = { CLUB_CLOCK_OFFSET_MS: '-3600000' };
  expect(readClockOffset({ ...EMULATORS, ...moved })).toBe(-3_600_000);
  expect(readClockOffset(EMULATORS)).toBe(0);
  expect(readClockOffset(moved)).toBe(0);
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

it('the service account of a function is the project’s default one or its own, as configured', () => {
  expect(readServiceAccount('api', {})).toEqual({});
  expect(readServiceAccount('api', { CLUB_SERVICE_ACCOUNTS: 'defecto' })).toEqual({});
  const own = { serviceAccount: 'club-pagina@' };
  expect(readServiceAccount('pagina', { CLUB_SERVICE_ACCOUNTS: 'propias' })).toEqual(own);
  expect(() => readServiceAccount('api', { CLUB_SERVICE_ACCOUNTS: 'si' })).toThrow('propias');
});
