import { randomBytes } from 'node:crypto';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { readClaveAvisos, readClockOffset } from './env';
import { firestoreSettings } from './firestore/patience';

/** What the functions are made of; tests pass their own emulator project and clock. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly now: () => Date;
  /** Id for a new record, unguessable and unique. */
  readonly newId: () => string;
  /** Public key of the notices, where the club gives them. */
  readonly claveAvisos?: string | undefined;
}

/** Id of 20 characters from an alphabet of 32: 100 random bits, safe in URLs and document paths. */
export function newId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Stores that have got their settings: Firestore takes them once, and a start that failed is tried again. */
const configured = new WeakSet<Firestore>();

/** Store, accounts, clock and ids of this process; the emulators when their environment variables are set. */
export function createServices(app: App = getApps()[0] ?? initializeApp()): Services {
  const db = getFirestore(app);
  if (!configured.has(db)) db.settings(firestoreSettings);
  configured.add(db);
  const claveAvisos = readClaveAvisos(process.env);
  const offsetMs = readClockOffset(process.env);
  const now = () => new Date(Date.now() + offsetMs);
  return { db, auth: getAuth(app), now, newId, claveAvisos };
}
