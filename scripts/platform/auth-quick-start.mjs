import { createRequire } from 'node:module';

// Preloaded into firebase-tools. Its Auth emulator compiles the checks of every call of Google's API before it answers the
// first, ten seconds of a core; the library that does it can wait until a call comes, but is not asked to.

const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const settings = require('exegesis/lib/options');
const { compileOptions } = settings;
settings.compileOptions = (options) => ({
  ...compileOptions(options),
  lazyCompileValidationSchemas: true,
});
