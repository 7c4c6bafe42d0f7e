import '../lib/zod-without-eval';
import { hadSession } from '../lib/auth/had-session';
import { readEnvironment } from '../lib/state/environment';
import { showPageForm, tellMissing } from './session/login';

showPageForm();

// Dynamic import: Zod reads its settings when it is loaded, and static imports run before this module's own code.
import('./start').catch(tellMissing);

// Restoring a session takes round trips of its own, so it starts while the screens are still loading. With App Check,
// Auth must wait (web/lib/auth/session.ts).
if (hadSession() && !readEnvironment().appCheck)
  import('../lib/auth/firebase-auth').catch(() => undefined);
