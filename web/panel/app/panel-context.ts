import type { Palettes, Settings } from '@club/shared';
import { createContext } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Account } from '../../lib/auth/session';

/** The signed-in account. Only for components inside a screen. */
export const useAccount = () => useOutletContext<Account>();

/** Makes the whole panel show settings that were changed after the page was rendered. */
export const ShowClubContext = createContext<(settings: Settings, palettes: Palettes) => void>(
  () => undefined,
);
