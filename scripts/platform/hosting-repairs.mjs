import { subscribe } from 'node:diagnostics_channel';

// Preloaded into firebase-tools: what Firebase Hosting does and its emulator does not.

const isWhole = (address) => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/**
 * At an address that cannot be decoded (`/%E0%A4%A`, `?x=100%`) the emulator ends, all others with it, and what was
 * written since the last export is lost. It is read letter by letter instead: then nobody has it, and our code says 404.
 */
function repairAddress(request) {
  if (!isWhole(request.url)) request.url = request.url.replaceAll('%', '%25');
}

/** A body that is announced first, as curl does above 1 MiB: the emulator would pass the question on and answer 500. */
function answerExpectation(request, response) {
  if (request.headers.expect?.toLowerCase() !== '100-continue') return;
  delete request.headers.expect;
  response.writeContinue();
}

/** Who asks, in the header of Hosting's CDN: the emulator does not say (docs/decisions/0014). */
function noteClient({ headers, socket }) {
  headers['fastly-client-ip'] ??= socket.remoteAddress;
}

subscribe('http.server.request.start', ({ request, response }) => {
  repairAddress(request);
  answerExpectation(request, response);
  noteClient(request);
});
