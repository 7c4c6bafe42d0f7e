import '../lib/zod-without-eval';
import { hadSession } from '../lib/auth/had-session';
import { readEnvironment } from '../lib/state/environment';
import { showStaticForm, showLoadError } from './session/login';

showStaticForm();

// Dynamic imports: statically imported chunks, and Zod with them, would run before `zod-without-eval`, which is part of
// this one. The session is restored while the rest is still being loaded.
import('./session/early').then(() => import('./start')).catch(showLoadError);

// With App Check, Auth must wait (web/lib/auth/session.ts).
if (!hadSession()) import('./session/access-routes').catch(() => undefined);
else if (!readEnvironment().appCheck) import('../lib/auth/firebase-auth').catch(() => undefined);
