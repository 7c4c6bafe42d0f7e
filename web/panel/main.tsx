import '../lib/zod-without-eval';
import { showPageForm, tellMissing } from './sesion/entrada';

showPageForm();

// Dynamic import, because Zod reads its settings when it is loaded, and static imports would load it before they are
// set.
import('./start').catch(tellMissing);
