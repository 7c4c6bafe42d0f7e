import { subscribe } from 'node:diagnostics_channel';

// Preloaded into firebase-tools: two things that Firebase Hosting takes and its emulator does not.

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

subscribe('http.server.request.start', ({ request, response }) => {
  repairAddress(request);
  answerExpectation(request, response);
});
