import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { readEnvironment } from '../state/environment';

/** The page's Firebase app; created on first use. */
export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(readEnvironment().firebase);
}

/** Host and port of an emulator; `undefined` with real Firebase. Production builds contain no emulator code. */
export function emulatorAddress(
  which: 'firestore' | 'auth',
): { readonly host: string; readonly port: number } | undefined {
  if (import.meta.env.VITE_EMULADORES !== 'true') return undefined;
  const [host, port] = readEnvironment().emuladores?.[which].split(':') ?? [];
  return host === undefined ? undefined : { host, port: Number(port) };
}
