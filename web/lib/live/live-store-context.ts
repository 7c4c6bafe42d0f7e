import { createContext, useContext } from 'react';
import { LiveStore } from './live-store';

/** The page's store: one for each page in a browser, one for each request on the server. */
export const LiveStoreContext = createContext(new LiveStore());

/** The store that the page's documents live in. */
export const useLiveStore = (): LiveStore => useContext(LiveStoreContext);
