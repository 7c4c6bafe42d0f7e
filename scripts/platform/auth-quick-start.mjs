import { createRequire } from 'node:module';

// Preloaded into firebase-tools. Its Auth emulator compiles validators for all calls of Google's API before its first
// response, which takes ten CPU seconds. This turns on the library's lazy compilation.

const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const settings = require('exegesis/lib/options');
const { compileOptions } = settings;
settings.compileOptions = (options) => ({
  ...compileOptions(options),
  lazyCompileValidationSchemas: true,
});
