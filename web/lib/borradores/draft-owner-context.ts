import { createContext } from 'react';

/** To whom drafts belong: the account that is in the panel. The panel says so, so that this part knows no session. */
export const DraftOwnerContext = createContext('');
