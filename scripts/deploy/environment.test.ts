import { parseEnv } from 'node:util';
import { INSTANCE_ENV, makeNotificationKeys } from '@club/functions';
import { describe, expect, it } from 'vitest';
import {
  deployedEnvironment,
  describeSettings,
  environmentProblems,
  missingConfiguration,
  readEnvironment,
} from './environment';

const WEB = '{"apiKey":"AIza","projectId":"mi-club","authDomain":"mi-club.firebaseapp.com"}';
const problems = (text: string) => environmentProblems(readEnvironment(text));

describe('the settings of production', () => {
  it('are accepted: one line of JSON, with an optional address and region', () => {
    const optional = 'CLUB_URL=https://mi-club.es\nCLUB_REGION=us-east1\n';
    expect(problems(`CLUB_FIREBASE_WEB='${WEB}'\n${optional}`)).toEqual([]);
  });

  it.each([
    ['', 'falta CLUB_FIREBASE_WEB'],
    ['CLUB_FIREBASE_WEB={"apiKey":"x"}', 'no es el JSON'],
    ['CLUB_FIREBASE_WEB={', 'no es el JSON'],
    [`CLUB_FIREBASE_WEB=${WEB.replace('mi-club', 'demo-club')}`, 'demostración'],
    [`CLUB_FIREBASE_WEB=${WEB.replace('AIza', '…')}`, 'del ejemplo'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_URL=mi-club.es`, 'no es una dirección'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_URL=http://mi-club.es`, 'no es https'],
    [`CLUB_FIREBASE_WEB=${WEB}\nFIRESTORE_EMULATOR_HOST=127.0.0.1:8080`, 'a un emulador'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_APP_CHECK_ENFORCE=true`, 'CLUB_APP_CHECK_SITE_KEY'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_APP_CHECK_SITE_KEY=x\nCLUB_APP_CHECK_ENFORCE=1`, 'App Check'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_AVISOS_CLAVE=corta`, 'npm run avisos:claves'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_AVISOS_SECRETO=x`, 'es un secreto del proyecto'],
    [`CLUB_FIREBASE_WEB=${WEB}\nCLUB_URLS=https://x.es`, 'no lo lee nadie'],
  ])('are refused: %j', (text, problem) => {
    expect(problems(text).join()).toContain(problem);
  });

  it('are required by a production build, which names what is missing', () => {
    expect(missingConfiguration(`CLUB_FIREBASE_WEB=${WEB}`)).toBeUndefined();
    for (const text of [undefined, '', 'CLUB_FIREBASE_WEB={', 'CLUB_URL=https://mi-club.es']) {
      expect(missingConfiguration(text)).toMatch(/^[^\n]*functions\/deploy\/\.env[^\n]*\.$/);
    }
  });

  it('are deployed with the limits of an instance', () => {
    const limits = 'NODE_OPTIONS="--max-old-space-size=320 --max-semi-space-size=8"\n';
    expect(deployedEnvironment('CLUB_URL=https://mi-club.es\n')).toBe(
      `CLUB_URL=https://mi-club.es\n${limits}`,
    );
    expect(deployedEnvironment('')).toBe(limits);
    expect(parseEnv(limits)).toEqual(INSTANCE_ENV);
  });

  it('say whether App Check and notifications are on', () => {
    const key = { CLUB_APP_CHECK_SITE_KEY: 'clave' };
    const describeAll = (env: Record<string, string>) => describeSettings(env).join('; ');
    expect(describeAll({})).toMatch(/^App Check: apagado; Avisos en el móvil: apagados/);
    const keys = makeNotificationKeys();
    expect(describeAll({ CLUB_AVISOS_CLAVE: keys.publica })).toContain('encendidos');
    expect(describeAll(key)).toContain('todavía no se exigen');
    const enforced = { ...key, CLUB_APP_CHECK_ENFORCE: 'true' };
    expect(describeAll(enforced)).toContain('App Check: encendido');
    // Enforced without a key is invalid, so only the notifications are described.
    expect(describeAll({ CLUB_APP_CHECK_ENFORCE: 'true' })).toMatch(/^Avisos/);
  });
});
