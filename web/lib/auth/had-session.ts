import { readStored, writeStored } from '../device-storage';

const KEY = 'dentro';

/**
 * Whether somebody was signed in when this browser was last used. Known before Firebase answers, so it decides what to
 * show meanwhile; it grants nothing.
 */
export const hadSession = (): boolean => typeof readStored(KEY) === 'string';

/** Stores whether somebody is signed in. */
export const noteSession = (isSignedIn: boolean): void =>
  writeStored(KEY, isSignedIn ? '1' : undefined);
