/** Hosts of the push services of Google (all Chromium browsers), Firefox, Edge on Windows, and Safari. */
const SERVICIO =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|.+\.(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/**
 * Whether an endpoint belongs to a known push service (regla 82). The server sends requests there, so arbitrary hosts
 * would allow SSRF. With the emulators this machine is allowed too, also with `http:`.
 */
export function isPushService(endpoint: string, isEmulador: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isEmulador && hostname === '127.0.0.1') return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && SERVICIO.test(hostname);
}
