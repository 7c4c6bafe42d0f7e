import type { Palettes, Settings } from '@club/shared';
import { createContext } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Account } from '../../lib/auth/session';
import type { AdminLink } from '../shell/admin-nav';

/** Outlet context of the panel's screens. */
export interface PanelContext {
  readonly cuenta: Account;
  /** Screens this account can open, home first. */
  readonly links: readonly AdminLink[];
}

/** The panel's context; only inside a screen. */
export const usePanel = () => useOutletContext<PanelContext>();

/** Makes the whole panel show settings that were changed after the page was rendered. */
export const ShowClubContext = createContext<(settings: Settings, palettes: Palettes) => void>(
  () => undefined,
);
