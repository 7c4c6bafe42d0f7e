import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';

/*
 * Preloaded into firebase-tools: adds behaviour of Firebase Hosting that its emulator lacks, and starts the Auth
 * emulator sooner.
 */

const isDecodable = (address) => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

subscribe('http.server.request.start', ({ request, response }) => {
  const { headers, socket } = request;
  // The emulator crashes at URLs that cannot be decoded (`/%E0%A4%A`, `?x=100%`). This stops all other emulators, and
  // data since the last export is lost. Escaping the percent signs makes our code answer 404 instead.
  if (!isDecodable(request.url)) request.url = request.url.replaceAll('%', '%25');
  // curl sends this for bodies above 1 MiB. The emulator would forward it and answer 500.
  if (headers.expect?.toLowerCase() === '100-continue') {
    delete headers.expect;
    response.writeContinue();
  }
  // The CDN's header with the client's address, which the emulator lacks (docs/decisions/0012).
  headers['fastly-client-ip'] ??= socket.remoteAddress;
});

// The Auth emulator compiles validators for all calls of Google's API before its first response, which takes ten CPU
// seconds. This turns on the library's lazy compilation.
const requireOfTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const settings = requireOfTools('exegesis/lib/options');
const { compileOptions } = settings;
settings.compileOptions = (options) => ({
  ...compileOptions(options),
  lazyCompileValidationSchemas: true,
});
