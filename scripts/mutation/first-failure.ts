import fc from 'fast-check';

/** The first failing case is enough to detect a mutant. Shrinking it would waste time. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
