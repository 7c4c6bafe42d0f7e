import { createHash } from 'node:crypto';
import { type Ajustes, ASPECTO_KEY, ASPECTOS } from '@club/shared';
import type { WebEntorno } from '../env';

/** The only inline script: applies the reader's choice of light or dark before the first paint, which a file would delay. */
export const ASPECTO_SCRIPT =
  `try{const a=localStorage.getItem("${ASPECTO_KEY}");` +
  `if(${JSON.stringify(ASPECTOS)}.includes(a))document.documentElement.dataset.${ASPECTO_KEY}=a}catch{}`;

/** What the policy for content allows it by: the hash of the script, which is the same on every page. */
export const ASPECTO_SOURCE = `'sha256-${createHash('sha256').update(ASPECTO_SCRIPT).digest('base64')}'`;

/** Where Firebase's libraries connect to in production: Firestore, sign-in and the renewal of its tokens. */
const FIREBASE_HOSTS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

/** What reCAPTCHA and App Check need on top, only where they are on (docs/decisions/0023). */
const APP_CHECK = {
  scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connections: ' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  frames: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
} as const;

/** The Content-Security-Policy of every page (docs/decisions/0016). */
export function contentSecurityPolicy(
  { emuladores, appCheck }: Pick<WebEntorno, 'emuladores' | 'appCheck'>,
  { donaciones }: Pick<Ajustes, 'donaciones'>,
): string {
  const connections = emuladores
    ? [`http://${emuladores.firestore}`, `http://${emuladores.auth}`]
    : FIREBASE_HOSTS;
  // With the emulators nothing of Google's is asked.
  const google = appCheck && !emuladores ? APP_CHECK : undefined;
  // Firestore's channel fetches this picture to find out whether the network or only the server is away.
  const networkProbe = 'https://www.google.com/images/cleardot.gif';
  const donations = donaciones.url === '' ? '' : ` ${new URL(donaciones.url).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${ASPECTO_SOURCE}${google?.scripts ?? ''}`,
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
