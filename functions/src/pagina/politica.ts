import { clubConfig } from '@club/shared';
import type { WebEntorno } from '../env';

/** Where Firebase's libraries connect to in production: Firestore, sign-in and the renewal of its tokens. */
const FIREBASE_HOSTS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

/**
 * The Content-Security-Policy of every page (docs/decisions/0011): scripts only from our own files, connections only to
 * our functions and to Firebase, or to the emulators where there are any.
 */
export function contentSecurityPolicy({ emuladores }: Pick<WebEntorno, 'emuladores'>): string {
  const connections = emuladores
    ? [`http://${emuladores.firestore}`, `http://${emuladores.auth}`]
    : FIREBASE_HOSTS;
  // Firestore's channel fetches this picture to find out whether the network or only the server is away.
  const networkProbe = 'https://www.google.com/images/cleardot.gif';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${networkProbe}`,
    "font-src 'self'",
    `connect-src 'self' ${connections.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${new URL(clubConfig.donaciones.url).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
