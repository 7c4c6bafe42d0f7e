import { randomBytes } from 'node:crypto';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { firestoreSettings } from './firestore/patience';
import type { Services } from './http/handler';

/** Id of 20 characters from an alphabet of 32: 100 random bits, safe in URLs and document paths. */
export function newId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Store, accounts, clock and ids of this process; the emulators when their environment variables are set. */
export function createServices(app: App = getApps()[0] ?? initializeApp()): Services {
  const db = getFirestore(app);
  db.settings(firestoreSettings);
  return { db, auth: getAuth(app), now: () => new Date(), newId };
}
