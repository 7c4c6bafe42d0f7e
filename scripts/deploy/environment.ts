import { parseEnv } from 'node:util';
import {
  INSTANCE_ENV,
  readAppCheck,
  readNotificationKey,
  readConfiguredOrigin,
  readWebEnvironment,
  readServiceAccount,
} from '@club/functions';

/** Settings of the production functions, not in git. `npm run build` copies them next to the code. */
export const PRODUCTION_ENV = 'functions/deploy/.env';

/** Variables that the functions read in production. */
const VARIABLES = new Set([
  'CLUB_FIREBASE_WEB',
  'CLUB_URL',
  'CLUB_REGION',
  'CLUB_SERVICE_ACCOUNTS',
  'CLUB_APP_CHECK_SITE_KEY',
  'CLUB_APP_CHECK_PROVIDER',
  'CLUB_APP_CHECK_ENFORCE',
  'CLUB_AVISOS_CLAVE',
]);

/** The `.env` to deploy: the club's settings and the limits of an instance. */
export const deployedEnvironment = (settings: string): string =>
  [
    settings.trimEnd(),
    ...Object.entries(INSTANCE_ENV).map(([name, value]) => `${name}="${value}"`),
    '',
  ]
    .join('\n')
    .trimStart();

function describeUnknown(name: string): string {
  if (name === 'CLUB_AVISOS_SECRETO')
    return `${name} no va en este fichero: es un secreto del proyecto (docs/desplegar.md)`;
  if (name.includes('EMULATOR')) return `${name} mandaría la web publicada a un emulador`;
  return `${name} no lo lee nadie: ¿está bien escrito?`;
}

/** Variables of an `.env` text. Lines that a shell would not accept are skipped. */
export const readEnvironment = (text: string) => parseEnv(text) as Readonly<Record<string, string>>;

/** Problems of the production settings: missing, unreadable, from the demo, or for an emulator. */
export function environmentProblems(env: Readonly<Record<string, string>>): string[] {
  const problems = Object.keys(env)
    .filter((name) => !VARIABLES.has(name))
    .map(describeUnknown);
  const { CLUB_FIREBASE_WEB: web, CLUB_URL: url } = env;
  if (web === undefined) return [...problems, 'falta CLUB_FIREBASE_WEB, una línea de JSON'];
  const unfilled = Object.entries(env).filter(([, value]) => value.includes('…'));
  for (const [name] of unfilled)
    problems.push(`${name} tiene todavía los puntos suspensivos del ejemplo`);
  const checkWeb = () => {
    const { firebase } = readWebEnvironment({ GCLOUD_PROJECT: 'any', CLUB_FIREBASE_WEB: web });
    if (firebase.projectId.startsWith('demo-') || firebase.apiKey === 'demo')
      problems.push('CLUB_FIREBASE_WEB es de un proyecto de demostración');
  };
  const checkUrl = () => {
    const origin = readConfiguredOrigin({ CLUB_URL: url });
    if (origin?.startsWith('https://') === false) problems.push('CLUB_URL no es https');
  };
  /** The problem, and a check that throws if there is that problem. */
  const checks: readonly (readonly [problem: string, check: () => unknown])[] = [
    ['CLUB_FIREBASE_WEB no es el JSON con apiKey, projectId y authDomain', checkWeb],
    [
      'App Check: CLUB_APP_CHECK_ENFORCE es true o false y pide CLUB_APP_CHECK_SITE_KEY; el proveedor es enterprise o v3',
      // Without the web's configuration, which has its own check.
      () => readAppCheck({ ...env, CLUB_FIREBASE_WEB: undefined }),
    ],
    [
      'CLUB_SERVICE_ACCOUNTS es «propias» (después de bash ops/set-up.sh) o «defecto»',
      () => readServiceAccount('api', env),
    ],
    [
      'CLUB_AVISOS_CLAVE no es una clave pública: npm run avisos:claves hace un par',
      () => readNotificationKey(env),
    ],
    ['CLUB_URL no es una dirección', checkUrl],
  ];
  for (const [problem, check] of checks) {
    try {
      check();
    } catch {
      problems.push(problem);
    }
  }
  return problems;
}

/**
 * Reason why a production build cannot be deployed, as one sentence. `undefined` if its settings are complete. `text`
 * is the settings file, `undefined` if there is none.
 */
export function missingConfiguration(text: string | undefined): string | undefined {
  if (text === undefined) {
    return `No existe ${PRODUCTION_ENV}, sin el que la web publicada no contesta: copia functions/deploy/.env.ejemplo y pon lo que la consola de Firebase dice de tu aplicación web (docs/desplegar.md).`;
  }
  const problems = environmentProblems(readEnvironment(text));
  return problems.length === 0
    ? undefined
    : `La configuración de producción (${PRODUCTION_ENV}) no vale: ${problems.join('; ')}.`;
}

function describeAppCheck(env: Readonly<Record<string, string>>): string {
  const { web, isEnforced } = readAppCheck({ ...env, CLUB_FIREBASE_WEB: undefined });
  if (!web) return 'App Check: apagado';
  return isEnforced
    ? `App Check: encendido (reCAPTCHA ${web.provider}); nadie escribe sin él`
    : `App Check: la web manda sus fichas (reCAPTCHA ${web.provider}) y todavía no se exigen`;
}

const describeNotifications = (env: Readonly<Record<string, string>>): string =>
  readNotificationKey(env) === undefined
    ? 'Avisos en el móvil: apagados (sin CLUB_AVISOS_CLAVE)'
    : 'Avisos en el móvil: encendidos; el secreto CLUB_AVISOS_SECRETO tiene que estar en el proyecto';

/** Whether App Check and push notifications are on, one sentence each. Invalid settings are left out. */
export const describeSettings = (env: Readonly<Record<string, string>>): string[] =>
  [describeAppCheck, describeNotifications].flatMap((describe) => {
    try {
      return [describe(env)];
    } catch {
      return [];
    }
  });
