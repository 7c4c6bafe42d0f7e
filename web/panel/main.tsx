import '../lib/zod-without-eval';
import { hadSession } from '../lib/auth/had-session';
import { readEnvironment } from '../lib/state/environment';
import { showStaticForm, showLoadError } from './session/login';

showStaticForm();

// Imported dynamically: static imports may be chunks of their own, and these run, with Zod, before `zod-without-eval`.
// `early` restores the session while the rest is being loaded.
import('./session/early').then(() => import('./start')).catch(showLoadError);

// Preloads the login screen, or Auth, which must start after App Check if that is used (web/lib/auth/session.ts).
if (!hadSession()) import('./session/access-routes').catch(() => undefined);
else if (!readEnvironment().appCheck) import('../lib/auth/firebase-auth').catch(() => undefined);
