import '../lib/zod-without-eval';
import { showPageForm, tellMissing } from './sesion/entrada';

showPageForm();

// Zod reads its settings when it is loaded, and what a module imports is loaded before what it says itself.
import('./start').catch(tellMissing);
