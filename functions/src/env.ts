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
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
});

/** What a page must know to reach Firestore and Auth; `emuladores` is `null` in production. */
export interface WebEntorno {
  readonly firebase: z.infer<typeof webConfigSchema>;
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
  /** How the web proves to be itself; without it, it does not. */
  readonly appCheck?: AppCheckWeb;
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
  const rest = { emuladores, ...(appCheck && { appCheck }) };
  if (webConfig !== undefined) {
    return { firebase: webConfigSchema.parse(JSON.parse(webConfig)), ...rest };
  }
  if (!emuladores) throw new Error('CLUB_FIREBASE_WEB is not set (see README, deployment)');
  return {
    firebase: { apiKey: 'demo', projectId, authDomain: `${projectId}.firebaseapp.com` },
    ...rest,
  };
}
