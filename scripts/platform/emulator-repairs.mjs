import { subscribe } from 'node:diagnostics_channel';

// Preloaded into firebase-tools: adds behaviour of Firebase Hosting that its emulator lacks.

const isWhole = (address) => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/**
 * The emulator crashes at URLs that cannot be decoded (`/%E0%A4%A`, `?x=100%`). This stops all other emulators, and
 * data since the last export is lost. Escaping the percent signs makes our code answer 404 instead.
 */
function repairAddress(request) {
  if (!isWhole(request.url)) request.url = request.url.replaceAll('%', '%25');
}

/**
 * Handles `Expect: 100-continue`, which curl sends for bodies above 1 MiB. The emulator would forward it and answer
 * 500.
 */
function answerExpectation(request, response) {
  if (request.headers.expect?.toLowerCase() !== '100-continue') return;
  delete request.headers.expect;
  response.writeContinue();
}

/** Sets the CDN's header with the client's address, which the emulator lacks (docs/decisions/0012). */
function noteClient({ headers, socket }) {
  headers['fastly-client-ip'] ??= socket.remoteAddress;
}

subscribe('http.server.request.start', ({ request, response }) => {
  repairAddress(request);
  answerExpectation(request, response);
  noteClient(request);
});
