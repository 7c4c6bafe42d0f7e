import { createHash } from 'node:crypto';
import { type Settings, SCHEME_KEY, SCHEMES, type WebEnvironment } from '@club/shared';

/** The only inline script. Applies the reader's light or dark scheme before the first paint, which a file would delay. */
export const SCHEME_SCRIPT =
  `try{const a=localStorage.getItem("${SCHEME_KEY}");` +
  `if(${JSON.stringify(SCHEMES)}.includes(a))document.documentElement.dataset.${SCHEME_KEY}=a}catch{}`;

/** Hash of the script for the Content-Security-Policy, the same on every page. */
export const SCHEME_SOURCE = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`;

/** Firebase hosts in production: Firestore, sign-in and token refresh. */
const FIREBASE_HOSTS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

/** Additional hosts of reCAPTCHA and App Check, only if App Check is on (docs/decisions/0021). */
const APP_CHECK = {
  scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connections: ' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  frames: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
} as const;

/** The Content-Security-Policy of every page (docs/decisions/0014). */
export function contentSecurityPolicy(
  { emuladores: emulators, appCheck }: Pick<WebEnvironment, 'emuladores' | 'appCheck'>,
  { donaciones }: Pick<Settings, 'donaciones'>,
): string {
  const connections = emulators
    ? [`http://${emulators.firestore}`, `http://${emulators.auth}`]
    : FIREBASE_HOSTS;
  // The emulators need none of Google's hosts.
  const google = appCheck && !emulators ? APP_CHECK : undefined;
  // Firestore's client loads this picture to find out whether the network or only the server is down.
  const networkProbe = 'https://www.google.com/images/cleardot.gif';
  const donations = donaciones.url === '' ? '' : ` ${new URL(donaciones.url).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${SCHEME_SOURCE}${google?.scripts ?? ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${networkProbe}`,
    "font-src 'self'",
    `connect-src 'self' ${connections.join(' ')}${google?.connections ?? ''}`,
    ...(google ? [`frame-src ${google.frames}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${donations}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
