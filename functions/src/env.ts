import { z } from 'zod';

const webConfigSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string(),
  appId: z.string().optional(),
});

const appCheckSchema = z.object({
  /** Configuration of the web app as Firebase's console shows it, JSON; the emulators need none. */
  CLUB_FIREBASE_WEB: z.string().optional(),
  /** Site key of reCAPTCHA: the web then gets App Check tokens and sends them (docs/decisions/0023). */
  CLUB_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  CLUB_APP_CHECK_PROVIDER: z.enum(['enterprise', 'v3']).default('enterprise'),
  /** Whether writing calls without such a token are refused. */
  CLUB_APP_CHECK_ENFORCE: z.enum(['true', 'false']).optional(),
});

const origenSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1).optional(),
  /** Origin of the site where it is not that of the request: `https://cd-encina.example`. */
  CLUB_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
});

const webSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  CLUB_FIREBASE_WEB: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
});

/** What a page must know to reach Firestore and Auth; `emuladores` is `null` in production. */
export interface WebEntorno {
  readonly firebase: z.infer<typeof webConfigSchema>;
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
  /** How the web proves to be itself; without it, it does not. */
  readonly appCheck?: AppCheckWeb;
  /** Public key with which a browser asks for notices; without it the club gives none. */
  readonly avisos?: string;
}

/** Site key of reCAPTCHA, and which of its two kinds it is of. */
interface AppCheckWeb {
  readonly clave: string;
  readonly proveedor: 'enterprise' | 'v3';
}

interface AppCheckSettings {
  readonly web: AppCheckWeb | undefined;
  readonly isEnforced: boolean;
  /** The one app of the project whose tokens count, where it is known. */
  readonly appId: string | undefined;
}

/** Whether App Check is on, off unless configured; throws when it is demanded and the web could not comply. */
export function readAppCheck(env: NodeJS.ProcessEnv): AppCheckSettings {
  const {
    CLUB_APP_CHECK_SITE_KEY: clave,
    CLUB_APP_CHECK_PROVIDER: proveedor,
    CLUB_APP_CHECK_ENFORCE: enforce,
    CLUB_FIREBASE_WEB: web,
  } = appCheckSchema.parse(env);
  const isEnforced = enforce === 'true';
  if (isEnforced && clave === undefined) {
    throw new Error(
      'CLUB_APP_CHECK_ENFORCE needs CLUB_APP_CHECK_SITE_KEY: the panel could not write',
    );
  }
  return {
    web: clave === undefined ? undefined : { clave, proveedor },
    isEnforced,
    appId: web === undefined ? undefined : webConfigSchema.parse(JSON.parse(web)).appId,
  };
}

/**
 * The origin by which the site is known: `CLUB_URL`, else the address that Hosting gives every project. Never what a
 * request's headers say, because pages stay at the CDN for others. `undefined` with the emulators, whose port may be any;
 * throws when it is no address.
 */
export function readOrigen(env: NodeJS.ProcessEnv): string | undefined {
  const {
    CLUB_URL: url,
    FIRESTORE_EMULATOR_HOST: emulator,
    GCLOUD_PROJECT: projectId,
  } = origenSchema.parse(env);
  if (url !== undefined || emulator !== undefined || projectId === undefined) return url;
  return `https://${projectId}.web.app`;
}

/**
 * Milliseconds to add to the real time for the club's clock, by which a test run's differs from it: always 0 in production.
 * Tokens stay on real time.
 */
export const readClockOffset = (env: NodeJS.ProcessEnv): number =>
  env['FIRESTORE_EMULATOR_HOST'] === undefined
    ? 0
    : z.coerce.number().parse(env['CLUB_CLOCK_OFFSET_MS'] ?? 0);

/** Bytes of a public key of P-256, uncompressed, and of a private one. */
const CLAVE_BYTES = { publica: 65, privada: 32 } as const;

const isClave = (text: string, bytes: number) =>
  /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/**
 * The public key of the notices (RFC 8292), base64url, `undefined` where the club gives none (docs/decisions/0049); throws
 * when it is none.
 */
export function readClaveAvisos(env: NodeJS.ProcessEnv): string | undefined {
  const publica = env['CLUB_AVISOS_CLAVE'];
  if (publica !== undefined && !isClave(publica, CLAVE_BYTES.publica)) {
    throw new Error('CLUB_AVISOS_CLAVE is no public key: npm run avisos:claves makes one');
  }
  return publica;
}

/** Who sends notices, and whether he can; throws when only half of the pair is there. */
export function readRemitente(
  env: NodeJS.ProcessEnv,
): { readonly publica: string; readonly privada: string; readonly sitio: string } | undefined {
  const publica = readClaveAvisos(env);
  if (publica === undefined) return undefined;
  // A secret of the deployment, of the functions that send.
  const privada = env['CLUB_AVISOS_SECRETO'] ?? '';
  if (!isClave(privada, CLAVE_BYTES.privada)) {
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
    GCLOUD_PROJECT: projectId,
    CLUB_FIREBASE_WEB: webConfig,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
  } = webSchema.parse(env);
  const emuladores = firestore !== undefined && auth !== undefined ? { firestore, auth } : null;
  const { web: appCheck } = readAppCheck(env);
  const avisos = readClaveAvisos(env);
  const rest = {
    emuladores,
    ...(appCheck && { appCheck }),
    ...(avisos !== undefined && { avisos }),
  };
  if (webConfig !== undefined) {
    return { firebase: webConfigSchema.parse(JSON.parse(webConfig)), ...rest };
  }
  if (!emuladores) throw new Error('CLUB_FIREBASE_WEB is not set (see README, deployment)');
  return {
    firebase: { apiKey: 'demo', projectId, authDomain: `${projectId}.firebaseapp.com` },
    ...rest,
  };
}
