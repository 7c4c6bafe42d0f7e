import { z } from 'zod';

const webConfigSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string(),
  appId: z.string().optional(),
});

const envSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  /** Configuration of the web app as Firebase's console shows it, JSON; the emulators need none. */
  CLUB_FIREBASE_WEB: z.string().optional(),
  /** Origin of the site where it is not that of the request: `https://cd-encina.example`. */
  CLUB_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Site key of reCAPTCHA: the web then gets App Check tokens and sends them (docs/decisions/0023). */
  CLUB_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  CLUB_APP_CHECK_PROVIDER: z.enum(['enterprise', 'v3']).optional(),
  /** Whether writing calls without such a token are refused. */
  CLUB_APP_CHECK_ENFORCE: z.enum(['true', 'false']).optional(),
  /** Public key of the notices (RFC 8292), base64url; without it the club gives none (docs/decisions/0049). */
  CLUB_AVISOS_CLAVE: z.string().min(1).optional(),
  /** The private key that belongs to it: a secret of the deployment, of the functions that send. */
  CLUB_AVISOS_SECRETO: z.string().min(1).optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** Milliseconds by which a test run's clock differs from the real one; the emulators only. */
  CLUB_CLOCK_OFFSET_MS: z.coerce.number().default(0),
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

export interface AppCheckSettings {
  readonly web: AppCheckWeb | undefined;
  readonly isEnforced: boolean;
  /** The one app of the project whose tokens count, where it is known. */
  readonly appId: string | undefined;
}

const appCheckSchema = envSchema.pick({
  CLUB_APP_CHECK_SITE_KEY: true,
  CLUB_APP_CHECK_PROVIDER: true,
  CLUB_APP_CHECK_ENFORCE: true,
  CLUB_FIREBASE_WEB: true,
});

/** Whether App Check is on, off unless configured; throws when it is demanded and the web could not comply. */
export function readAppCheck(env: NodeJS.ProcessEnv): AppCheckSettings {
  const {
    CLUB_APP_CHECK_SITE_KEY: clave,
    CLUB_APP_CHECK_PROVIDER: proveedor = 'enterprise',
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

const origenSchema = envSchema
  .pick({ CLUB_URL: true, FIRESTORE_EMULATOR_HOST: true, GCLOUD_PROJECT: true })
  .partial();

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

const clockSchema = envSchema.pick({ FIRESTORE_EMULATOR_HOST: true, CLUB_CLOCK_OFFSET_MS: true });

/** Milliseconds to add to the real time for the club's clock: always 0 in production. Tokens stay on real time. */
export function readClockOffset(env: NodeJS.ProcessEnv): number {
  const { FIRESTORE_EMULATOR_HOST: emulator, CLUB_CLOCK_OFFSET_MS: offsetMs } =
    clockSchema.parse(env);
  return emulator === undefined ? 0 : offsetMs;
}

const clavesSchema = envSchema.pick({ CLUB_AVISOS_CLAVE: true, CLUB_AVISOS_SECRETO: true });

/** Bytes of a public key of P-256, uncompressed, and of a private one. */
const CLAVE_BYTES = { publica: 65, privada: 32 } as const;

const isClave = (text: string, bytes: number) =>
  /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/** The public key of the notices, `undefined` where the club gives none; throws when it is none. */
export function readClaveAvisos(env: NodeJS.ProcessEnv): string | undefined {
  const { CLUB_AVISOS_CLAVE: publica } = clavesSchema.parse(env);
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
  const { CLUB_AVISOS_SECRETO: privada = '' } = clavesSchema.parse(env);
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
  } = envSchema.parse(env);
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
