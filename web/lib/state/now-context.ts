import { createContext, useContext } from 'react';

export const NowContext = createContext(new Date(0));

/** Server time when the page was rendered. Hydration must use it; `useToday` follows the current day. */
export const useNowContext = (): Date => useContext(NowContext);
