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

/** The origin by which the site is known, if it is configured; throws when it is no address. */
export const readOrigen = (env: NodeJS.ProcessEnv): string | undefined =>
  envSchema.pick({ CLUB_URL: true }).parse(env).CLUB_URL;

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
