import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { emulatorAddress, firebaseApp } from './firebase-app';

function openFirestore(): Firestore {
  const opened = getFirestore(firebaseApp());
  const emulator = emulatorAddress('firestore');
  if (emulator) connectFirestoreEmulator(opened, emulator.host, emulator.port);
  return opened;
}

/** The page's Firestore client. A module of its own, so that evaluating this large library is a task of its own. */
export const firestore = openFirestore();
