import '../lib/zod-without-eval';
import { hadSession } from '../lib/auth/had-session';
import { readEnvironment } from '../lib/state/environment';
import { showStaticForm, showLoadError } from './session/login';

showStaticForm();

// Dynamic imports: a static one can become a chunk that runs Zod before `zod-without-eval` has configured Zod.
// `early` restores the session while the rest is being loaded.
import('./session/early').then(() => import('./start')).catch(showLoadError);

// Preloads the login screen or, for a known session, Auth. With App Check, Auth must wait (web/lib/auth/session.ts).
if (!hadSession()) import('./session/access-routes').catch(() => undefined);
else if (!readEnvironment().appCheck) import('../lib/auth/firebase-auth').catch(() => undefined);
