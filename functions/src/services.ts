import { randomBytes } from 'node:crypto';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { readNotificationKey, readClockOffset } from './env';
import { firestoreSettings } from './store/timeouts';

/** Dependencies of the functions. Tests pass their own emulator project and clock. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly now: () => Date;
  /** Unguessable, unique id for a new record. */
  readonly newId: () => string;
  /** Public VAPID key, if the club has notifications. */
  readonly notificationKey?: string | undefined;
}

/** Id of 20 characters from an alphabet of 32: 100 random bits, safe in URLs and document paths. */
export function newId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Clients with settings. Firestore accepts settings once, and `createServices` runs again after a failed start. */
const configured = new WeakSet<Firestore>();

/** The dependencies of this process. Uses the emulators if their environment variables are set. */
export function createServices(app: App = getApps()[0] ?? initializeApp()): Services {
  const db = getFirestore(app);
  if (!configured.has(db)) db.settings(firestoreSettings);
  configured.add(db);
  const notificationKey = readNotificationKey(process.env);
  const offsetMs = readClockOffset(process.env);
  const now = () => new Date(Date.now() + offsetMs);
  return { db, auth: getAuth(app), now, newId, notificationKey };
}
