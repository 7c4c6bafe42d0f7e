import { createContext, useContext } from 'react';

/** The server's clock when it made the page. */
export const AhoraContext = createContext(new Date(0));

/** The instant at which the server rendered the page: hydration must begin with it. See `useHoy` for what follows the day. */
export const useAhora = (): Date => useContext(AhoraContext);
