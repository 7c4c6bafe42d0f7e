import '../lib/zod-without-eval';
import { showPageForm, tellMissing } from './session/login';

showPageForm();

// Dynamic import: Zod reads its settings when it is loaded, and static imports run before this module's own code.
import('./start').catch(tellMissing);
