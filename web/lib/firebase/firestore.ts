import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { emulatorAddress, firebaseApp } from './firebase-app';

function openFirestore(): Firestore {
  const opened = getFirestore(firebaseApp());
  const emulator = emulatorAddress('firestore');
  if (emulator) connectFirestoreEmulator(opened, emulator.host, emulator.port);
  return opened;
}

/** The page's Firestore. A module of its own: the largest library of all is evaluated in a task of its own. */
export const firestore = openFirestore();
