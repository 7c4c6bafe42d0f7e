import { createContext, useContext } from 'react';

/** The server's clock when it made the page. */
export const AhoraContext = createContext(new Date(0));

/**
 * The date that the page goes by: the server's, so that the reader's clock and zone change nothing and hydration finds
 * what the server rendered.
 */
export const useAhora = (): Date => useContext(AhoraContext);
