import '../lib/zod-without-eval';
import { API_BASE } from '@club/shared';
import { readEarly } from '../lib/api/credential';
import { hadSession } from '../lib/auth/had-session';
import { paths } from '../lib/paths';
import { readEnvironment } from '../lib/state/environment';
import { showPageForm, tellMissing } from './session/login';

showPageForm();

// Dynamic import: Zod reads its settings when it is loaded, and static imports run before this module's own code.
// The session and what it imports run while the rest is still on its way.
import('../lib/auth/session').then(() => import('./start')).catch(tellMissing);

/**
 * Restores the session and asks for the home's data while the screens are still loading, as both take round trips of
 * their own.
 */
async function askEarly(): Promise<void> {
  const { adminToken, restoredAccount } = await import('../lib/auth/firebase-auth');
  if (location.pathname === paths.admin && (await restoredAccount())?.isAdmin)
    readEarly(`${API_BASE}/fetch-inicio`, await adminToken());
}

if (!hadSession()) import('./session/access-routes').catch(() => undefined);
// With App Check, Auth must wait (web/lib/auth/session.ts).
else if (!readEnvironment().appCheck) askEarly().catch(() => undefined);
