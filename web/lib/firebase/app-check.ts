import {
  type AppCheck,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { WebEnvironment } from '@club/shared';
import { readEnvironment } from '../state/environment';
import { firebaseApp } from './firebase-app';

type AppCheckSettings = NonNullable<WebEnvironment['appCheck']>;

/** Lifetime of a token for the emulators, in seconds. */
const LOCAL_TOKEN_S = 3600;

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Provider for local development. The emulators do not verify App Check tokens, so an unsigned one is enough. */
const localProvider = (projectId: string) =>
  new CustomProvider({
    getToken: () => {
      const iat = Math.floor(Date.now() / 1000);
      const exp = iat + LOCAL_TOKEN_S;
      const payload = { sub: 'local', aud: [`projects/${projectId}`], iat, exp };
      return Promise.resolve({
        token: `${encode({ alg: 'none' })}.${encode(payload)}.`,
        expireTimeMillis: exp * 1000,
      });
    },
  });

function createProvider({ clave, provider }: AppCheckSettings) {
  const { firebase, emuladores: emulators } = readEnvironment();
  if (import.meta.env.VITE_EMULADORES === 'true' && emulators) {
    return localProvider(firebase.projectId);
  }
  return provider === 'v3'
    ? new ReCaptchaV3Provider(clave)
    : new ReCaptchaEnterpriseProvider(clave);
}

let appCheck: AppCheck | undefined;

/** Starts App Check. Must run before any other Firebase library is used, so that all of them send tokens. */
export function startAppCheck(settings: AppCheckSettings): AppCheck {
  return (appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: createProvider(settings),
    isTokenAutoRefreshEnabled: true,
  }));
}

/** App Check token; `undefined` if none can be obtained, and then the server decides. */
export async function appCheckToken(settings: AppCheckSettings): Promise<string | undefined> {
  try {
    return (await getToken(startAppCheck(settings))).token;
  } catch {
    return undefined;
  }
}
