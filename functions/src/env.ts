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
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
});

/** What a page must know to reach Firestore and Auth; `emuladores` is `null` in production. */
export interface WebEntorno {
  readonly firebase: z.infer<typeof webConfigSchema>;
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
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
  if (webConfig !== undefined) {
    return { firebase: webConfigSchema.parse(JSON.parse(webConfig)), emuladores };
  }
  if (!emuladores) throw new Error('CLUB_FIREBASE_WEB is not set (see README, deployment)');
  return {
    firebase: { apiKey: 'demo', projectId, authDomain: `${projectId}.firebaseapp.com` },
    emuladores,
  };
}
