import { createContext } from 'react';

/** Account that owns the drafts. The panel provides it, so that this module does not depend on the session. */
export const DraftOwnerContext = createContext('');
