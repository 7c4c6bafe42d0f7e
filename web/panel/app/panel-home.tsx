import { REFUSALS } from '@club/shared';
import LogoutIcon from '@mui/icons-material/LogoutRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect } from 'react';
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { LoadingState } from '../../components/page-states';
import { useAccess, useSession } from '../../lib/auth/session';
import type { Account } from '../../lib/auth/session';
import { DraftOwnerContext } from '../../lib/drafts/use-draft';
import { paths } from '../../lib/paths';
import { useIsDemo, useSettings } from '../../lib/state/club-context';
import { LeaveGuardProvider } from '../common/leave-guard';
import { GoTo } from '../go-to/go-to';
import { LoginForm } from '../session/login-form';
import { AdminNav } from '../shell/admin-nav';
import { PanelMain } from '../shell/panel-main';
import { adminPaths } from './admin-paths';
import css from './panel-home.module.css';
import { linksFor, type Screen } from './screens';

/** Refusals that add nothing to the dialog's title. */
const GENERIC_REASONS: ReadonlySet<string> = new Set([
  REFUSALS[401]['sin-credencial'],
  REFUSALS[401]['credencial-invalida'],
]);

/** Login dialog over the current screen when the session has ended. Nothing on the screen is lost. */
function ExpiredDialog({ reason }: { readonly reason?: string | undefined }) {
  const { signOut } = useAccess();
  return (
    <Dialog open fullWidth maxWidth="xs">
      <DialogTitle>Tu sesión ha caducado</DialogTitle>
      <DialogContent>
        {reason !== undefined && !GENERIC_REASONS.has(reason) && (
          <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
            {reason}
          </Alert>
        )}
        <Typography sx={{ mb: 2 }}>
          Vuelve a entrar para seguir donde estabas. Lo que has escrito sigue aquí.
        </Typography>
        <LoginForm />
        <Box sx={{ mt: 1, display: 'flex', justifyContent: 'center' }}>
          <Button onClick={() => void signOut()}>Salir sin guardar</Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

/** Says that the club is a demonstration. Administrators get a link to start a real one. */
function DemoBanner({ isAdmin }: Pick<Account, 'isAdmin'>) {
  return (
    <Alert
      severity="info"
      role="note"
      variant="outlined"
      sx={{ py: 0, alignItems: 'center' }}
      action={
        isAdmin && (
          <Button
            component={Link}
            to={adminPaths.miClub}
            color="inherit"
            sx={{ whiteSpace: 'nowrap' }}
          >
            Empezar mi club
          </Button>
        )
      }
    >
      Este club es de demostración.
    </Alert>
  );
}

/**
 * Frame of the panel around the open screen. Without a session it redirects to the login (regla 7); when the session
 * expires, the screen stays open below a login dialog.
 */
export function PanelHome({ screens }: { readonly screens: readonly Screen[] }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isDemo = useIsDemo();
  const { nombre } = useSettings();
  if (session.kind === 'loading') {
    return (
      <PanelMain>
        <LoadingState />
      </PanelMain>
    );
  }
  if (session.kind === 'signed-out') return <Navigate to={paths.login} replace />;
  const { account } = session;
  const isHome = pathname === adminPaths.inicio;
  const demo = isDemo && <DemoBanner isAdmin={account.isAdmin} />;
  const links = linksFor(screens, account);
  return (
    <DraftOwnerContext value={account.email}>
      <div className={css.shell}>
        <header className={css.side}>
          <div className={css.brand}>
            <Crest size={34} />
            <div className={css.names}>
              <p className={css.title}>Panel de administración</p>
              <p className={css.club}>{nombre}</p>
            </div>
          </div>
          <GoTo links={links} isAdmin={account.isAdmin} />
          <AdminNav links={links} />
          <Button
            color="inherit"
            onClick={() => void navigate(adminPaths.salir, { replace: true })}
            startIcon={<LogoutIcon />}
            className={css.logout}
          >
            Logout
          </Button>
        </header>
        <PanelMain>
          <LeaveGuardProvider>
            {/* The demo banner comes first on the home page and last on other screens. */}
            {isHome && demo && <Box sx={{ mb: 1.5 }}>{demo}</Box>}
            <Suspense fallback={<LoadingState />}>
              <Outlet context={account} />
            </Suspense>
            {!isHome && demo && <Box sx={{ mt: 3 }}>{demo}</Box>}
            {session.kind === 'expired' && <ExpiredDialog reason={session.reason} />}
          </LeaveGuardProvider>
        </PanelMain>
      </div>
    </DraftOwnerContext>
  );
}

/** Signs out when it is opened. The panel then redirects to the login. */
export function SignOutScreen() {
  const { signOut } = useAccess();
  useEffect(() => void signOut(), [signOut]);
  return <LoadingState rows={2} />;
}
