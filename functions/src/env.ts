import type { WebEnvironment } from '@club/shared';
import { z } from 'zod';
import type { Sender } from './notifications/push';

const webConfigSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string(),
  appId: z.string().exactOptional(),
});

/** Parses the web app's configuration from Firebase's console, JSON. */
const parseWebConfig = (json: string) => webConfigSchema.parse(JSON.parse(json));

const appCheckSchema = z.object({
  /** Site key of reCAPTCHA. With it, the web gets App Check tokens and sends them (docs/decisions/0021). */
  CLUB_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  CLUB_APP_CHECK_PROVIDER: z.enum(['enterprise', 'v3']).default('enterprise'),
  /** Whether writes without such a token are refused. */
  CLUB_APP_CHECK_ENFORCE: z.enum(['true', 'false']).optional(),
});

/** Settings of App Check, off by default. Throws if it is enforced but the web cannot send tokens. */
export function readAppCheck(env: NodeJS.ProcessEnv) {
  const parsed = appCheckSchema.parse(env);
  const { CLUB_APP_CHECK_SITE_KEY: key, CLUB_APP_CHECK_PROVIDER: provider } = parsed;
  const isEnforced = parsed.CLUB_APP_CHECK_ENFORCE === 'true';
  if (isEnforced && key === undefined) {
    throw new Error(
      'CLUB_APP_CHECK_ENFORCE needs CLUB_APP_CHECK_SITE_KEY: the panel could not write',
    );
  }
  const web = env['CLUB_FIREBASE_WEB'];
  return {
    web: key === undefined ? undefined : { clave: key, provider },
    isEnforced,
    appId: web === undefined ? undefined : parseWebConfig(web).appId,
  };
}

const urlSchema = z.url({ protocol: /^https?$/ }).optional();

/**
 * The site's origin: `CLUB_URL`, or the default Hosting address of the project. `undefined` with the emulators.
 * Request headers are never used, because the CDN shares pages. Throws if it is invalid.
 */
export function readConfiguredOrigin(env: NodeJS.ProcessEnv): string | undefined {
  const url = urlSchema.parse(env['CLUB_URL']);
  if (url !== undefined) return new URL(url).origin;
  const { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: emulator } = env;
  if (emulator !== undefined || projectId === undefined) return undefined;
  return `https://${projectId}.web.app`;
}

/** Milliseconds that test runs add to the club's clock. Always 0 in production. Tokens use real time. */
export const readClockOffset = (env: NodeJS.ProcessEnv): number =>
  env['FIRESTORE_EMULATOR_HOST'] === undefined
    ? 0
    : z.coerce.number().parse(env['CLUB_CLOCK_OFFSET_MS'] ?? 0);

/** A P-256 key pair in base64url: 65 and 32 bytes. */
const KEY_FORMAT = { publica: /^[\w-]{87}$/, privada: /^[\w-]{43}$/ } as const;

/** Public VAPID key (RFC 8292), `undefined` without notifications (docs/decisions/0042). Throws if malformed. */
export function readNotificationKey(env: NodeJS.ProcessEnv): string | undefined {
  const publicKey = env['CLUB_AVISOS_CLAVE'];
  if (publicKey !== undefined && !KEY_FORMAT.publica.test(publicKey)) {
    throw new Error('CLUB_AVISOS_CLAVE is no public key: npm run avisos:claves makes one');
  }
  return publicKey;
}

/** Sender of notifications, if configured. Throws if only one key of the pair is set. */
export function readSender(env: NodeJS.ProcessEnv): Sender | undefined {
  const publicKey = readNotificationKey(env);
  if (publicKey === undefined) return undefined;
  // A secret, available only in functions that send.
  const privateKey = env['CLUB_AVISOS_SECRETO'] ?? '';
  if (!KEY_FORMAT.privada.test(privateKey)) {
    throw new Error('CLUB_AVISOS_SECRETO is not the private key of CLUB_AVISOS_CLAVE');
  }
  // Push services require the sender's address, and refuse local ones.
  const origin = readConfiguredOrigin(env);
  const site = origin?.startsWith('https://')
    ? origin
    : `https://${env['GCLOUD_PROJECT'] ?? 'demo'}.web.app`;
  return { publica: publicKey, privada: privateKey, site };
}

/** The web's configuration from environment variables. Throws at start if incomplete. */
export function readWebEnvironment(env: NodeJS.ProcessEnv): WebEnvironment {
  const {
    CLUB_FIREBASE_WEB: web,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
  } = env;
  const projectId = z.string().min(1).parse(env['GCLOUD_PROJECT']);
  const emulators = firestore !== undefined && auth !== undefined ? { firestore, auth } : null;
  if (web === undefined && !emulators) {
    throw new Error('CLUB_FIREBASE_WEB is not set (docs/desplegar.md)');
  }
  const { web: appCheck } = readAppCheck(env);
  const avisos = readNotificationKey(env);
  return {
    firebase:
      web === undefined
        ? { apiKey: 'demo', projectId, authDomain: `${projectId}.firebaseapp.com` }
        : parseWebConfig(web),
    emuladores: emulators,
    ...(appCheck && { appCheck }),
    ...(avisos !== undefined && { avisos }),
  };
}
