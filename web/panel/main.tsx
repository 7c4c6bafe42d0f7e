import '../lib/zod-without-eval';
import { hadSession } from '../lib/auth/had-session';
import { readEnvironment } from '../lib/state/environment';
import { showPageForm, tellMissing } from './session/login';

showPageForm();

// Dynamic imports: Zod reads its settings when it is loaded, and static imports run before this module's own code. The
// session and what it imports run while the rest is still on its way.
import('./session/early').then(() => import('./start')).catch(tellMissing);

// With App Check, Auth must wait (web/lib/auth/session.ts).
if (!hadSession()) import('./session/access-routes').catch(() => undefined);
else if (!readEnvironment().appCheck) import('../lib/auth/firebase-auth').catch(() => undefined);
