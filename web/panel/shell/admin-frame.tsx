import LogoutIcon from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Crest } from '../../components/crest';
import { useSettings } from '../../lib/state/club-context';
import { LeaveGuardProvider } from '../common/leave-guard';
import css from './admin-frame.module.css';
import { type AdminLink, AdminNav } from './admin-nav';
import { PanelMain } from './panel-main';

interface AdminFrameProps {
  readonly links: readonly AdminLink[];
  /** Content above the links. */
  readonly tools?: ReactNode;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Frame of the panel: club name, navigation, Logout, and the screen (regla 7). */
export function AdminFrame({ links, tools, onLogout, children }: AdminFrameProps) {
  const { nombre } = useSettings();
  return (
    <div className={css.shell}>
      <header className={css.side}>
        <div className={css.brand}>
          <Crest size={34} />
          <div className={css.names}>
            <p className={css.title}>Panel de administración</p>
            <p className={css.club}>{nombre}</p>
          </div>
        </div>
        {tools}
        <AdminNav links={links} />
        <Button
          color="inherit"
          onClick={onLogout}
          startIcon={<LogoutIcon />}
          className={css.logout}
        >
          Logout
        </Button>
      </header>
      <PanelMain>
        <LeaveGuardProvider>{children}</LeaveGuardProvider>
      </PanelMain>
    </div>
  );
}
