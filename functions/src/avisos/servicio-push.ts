/** Hosts of the push services of the browsers that there are; a dot in front stands for every host below. */
const SERVICIOS = [
  // Chrome, Edge on Android, Samsung, Opera, Brave, Vivaldi.
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  '.push.services.mozilla.com',
  // Edge on Windows.
  '.notify.windows.com',
  // Safari.
  '.push.apple.com',
] as const;

const isKnown = (host: string) =>
  SERVICIOS.some((servicio) =>
    servicio.startsWith('.') ? host.endsWith(servicio) : host === servicio,
  );

/**
 * Whether an address is one of a known push service (regla 82): the server sends requests there, so nobody may point it at
 * anything else. On the emulators this machine is one too, over `http:` as well.
 */
export function isServicioPush(endpoint: string, isEmulador: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isEmulador && hostname === '127.0.0.1') return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isKnown(hostname);
}
