import fc from 'fast-check';

/** A mutant is found with the first case that fails; nobody reads the smallest one. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
