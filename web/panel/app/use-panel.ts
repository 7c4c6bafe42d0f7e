import { useOutletContext } from 'react-router-dom';
import type { Cuenta } from '../../lib/cuenta';
import type { AdminLink } from '../shell/admin-nav';

/** What every screen of the panel may ask for. */
export interface PanelContext {
  /** Who uses the panel. */
  readonly cuenta: Cuenta;
  /** The screens that he has, home first. */
  readonly links: readonly AdminLink[];
}

/** Who uses the panel and which screens he has; within a screen. */
export const usePanel = () => useOutletContext<PanelContext>();
