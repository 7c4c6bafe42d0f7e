import { readStored, writeStored } from '../device-storage';

const KEY = 'dentro';

/**
 * Whether somebody was signed in when this browser was last used. Available long before Firebase answers, but grants
 * nothing: it only decides what to show meanwhile.
 */
export const hadSession = (): boolean => typeof readStored(KEY) === 'string';

/** Stores whether somebody is signed in. */
export const noteSession = (isHere: boolean): void => writeStored(KEY, isHere ? '1' : undefined);
