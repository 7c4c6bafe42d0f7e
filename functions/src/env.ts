import { z } from 'zod';
import type { Remitente } from './avisos/push-request';

const webConfigSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string(),
  appId: z.string().optional(),
});

/** Configuration of the web app as Firebase's console shows it, JSON. */
const parseWebConfig = (json: string) => webConfigSchema.parse(JSON.parse(json));

const appCheckSchema = z.object({
  /** Site key of reCAPTCHA: the web then gets App Check tokens and sends them (docs/decisions/0023). */
  CLUB_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  CLUB_APP_CHECK_PROVIDER: z.enum(['enterprise', 'v3']).default('enterprise'),
  /** Whether writing calls without such a token are refused. */
  CLUB_APP_CHECK_ENFORCE: z.enum(['true', 'false']).optional(),
});

/** Settings of App Check, off unless configured; throws when it is enforced and the web could not send tokens. */
export function readAppCheck(env: NodeJS.ProcessEnv) {
  const {
    CLUB_APP_CHECK_SITE_KEY: clave,
    CLUB_APP_CHECK_PROVIDER: proveedor,
    CLUB_APP_CHECK_ENFORCE: enforce,
  } = appCheckSchema.parse(env);
  const isEnforced = enforce === 'true';
  if (isEnforced && clave === undefined) {
    throw new Error(
      'CLUB_APP_CHECK_ENFORCE needs CLUB_APP_CHECK_SITE_KEY: the panel could not write',
    );
  }
  const web = env['CLUB_FIREBASE_WEB'];
  return {
    web: clave === undefined ? undefined : { clave, proveedor },
    isEnforced,
    appId: web === undefined ? undefined : parseWebConfig(web).appId,
  };
}

/** What a page must know to reach Firestore and Auth; `emuladores` is `null` in production. */
export interface WebEntorno {
  readonly firebase: z.infer<typeof webConfigSchema>;
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
  /** Site key of reCAPTCHA and its kind, where the web sends App Check tokens. */
  readonly appCheck?: NonNullable<ReturnType<typeof readAppCheck>['web']>;
  /** Public key with which a browser asks for notices; without it the club gives none. */
  readonly avisos?: string;
}

const urlSchema = z.url({ protocol: /^https?$/ }).optional();

/**
 * The site's origin: `CLUB_URL`, else the address that Hosting gives every project; `undefined` with the emulators. Never from
 * a request's headers, because the CDN keeps pages for others. Throws when it is no address.
 */
export function readOrigen(env: NodeJS.ProcessEnv): string | undefined {
  const url = urlSchema.parse(env['CLUB_URL']);
  if (url !== undefined) return new URL(url).origin;
  const { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: emulator } = env;
  if (emulator !== undefined || projectId === undefined) return undefined;
  return `https://${projectId}.web.app`;
}

/** Milliseconds that a test run adds to the club's clock; always 0 in production. Tokens stay on real time. */
export const readClockOffset = (env: NodeJS.ProcessEnv): number =>
  env['FIRESTORE_EMULATOR_HOST'] === undefined
    ? 0
    : z.coerce.number().parse(env['CLUB_CLOCK_OFFSET_MS'] ?? 0);

/** Shape of the two halves of a key pair of P-256 in base64url: 65 and 32 bytes. */
const CLAVE = { publica: /^[\w-]{87}$/, privada: /^[\w-]{43}$/ } as const;

/** Public key of the notices (RFC 8292), `undefined` where the club gives none (docs/decisions/0049); throws when malformed. */
export function readClaveAvisos(env: NodeJS.ProcessEnv): string | undefined {
  const publica = env['CLUB_AVISOS_CLAVE'];
  if (publica !== undefined && !CLAVE.publica.test(publica)) {
    throw new Error('CLUB_AVISOS_CLAVE is no public key: npm run avisos:claves makes one');
  }
  return publica;
}

/** Who sends notices, and whether he can; throws when only half of the pair is there. */
export function readRemitente(env: NodeJS.ProcessEnv): Remitente | undefined {
  const publica = readClaveAvisos(env);
  if (publica === undefined) return undefined;
  // A secret of the deployment, of the functions that send.
  const privada = env['CLUB_AVISOS_SECRETO'] ?? '';
  if (!CLAVE.privada.test(privada)) {
    throw new Error('CLUB_AVISOS_SECRETO is not the private key of CLUB_AVISOS_CLAVE');
  }
  // Push services want an address of somebody to turn to; they refuse those of this machine.
  const origen = readOrigen(env);
  const sitio = origen?.startsWith('https://')
    ? origen
    : `https://${env['GCLOUD_PROJECT'] ?? 'demo'}.web.app`;
  return { publica, privada, sitio };
}

/** The web's environment from the process's; throws at start when it is incomplete. */
export function readWebEntorno(env: NodeJS.ProcessEnv): WebEntorno {
  const {
    CLUB_FIREBASE_WEB: web,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
  } = env;
  const projectId = z.string().min(1).parse(env['GCLOUD_PROJECT']);
  const emuladores = firestore !== undefined && auth !== undefined ? { firestore, auth } : null;
  if (web === undefined && !emuladores) {
    throw new Error('CLUB_FIREBASE_WEB is not set (see README, deployment)');
  }
  const { web: appCheck } = readAppCheck(env);
  const avisos = readClaveAvisos(env);
  return {
    firebase:
      web === undefined
        ? { apiKey: 'demo', projectId, authDomain: `${projectId}.firebaseapp.com` }
        : parseWebConfig(web),
    emuladores,
    ...(appCheck && { appCheck }),
    ...(avisos !== undefined && { avisos }),
  };
}
