import {
  type AppCheck,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import { readEntorno, type WebEntorno } from '../estado/entorno';
import { firebaseApp } from './firebase-app';

/** How long a token of the local set-up counts; seconds. */
const LOCAL_TOKEN_S = 3600;

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The emulators have no App Check: an unsigned token stands in for Google's, which only they take. */
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

function providerOf({ firebase, emuladores }: WebEntorno, { clave, proveedor }: Site) {
  if (import.meta.env.VITE_EMULADORES === 'true' && emuladores) {
    return localProvider(firebase.projectId);
  }
  return proveedor === 'v3'
    ? new ReCaptchaV3Provider(clave)
    : new ReCaptchaEnterpriseProvider(clave);
}

type Site = NonNullable<WebEntorno['appCheck']>;

let appCheck: AppCheck | undefined;

/** Makes Firebase's libraries carry tokens, the sign-in among them; before the first of them is used. */
export function startAppCheck(site: Site): AppCheck {
  return (appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: providerOf(readEntorno(), site),
    isTokenAutoRefreshEnabled: true,
  }));
}

/** A token that says where a call comes from; `undefined` when there is none to be had, and the server decides. */
export async function appCheckToken(site: Site): Promise<string | undefined> {
  try {
    return (await getToken(startAppCheck(site))).token;
  } catch {
    return undefined;
  }
}
