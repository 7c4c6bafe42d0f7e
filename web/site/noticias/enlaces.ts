/** A piece of a text: as it is, or as a link to an address. */
interface Trozo {
  readonly texto: string;
  readonly href?: string;
}

/** Up to the next space, quotation mark, bracket of HTML or character that is not seen or turns the direction of a text. */
const DIRECCION =
  /https?:\/\/(?!\/)[^\s"'<>`{}|\\^\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Cs}]+/giu;

/** What ends a sentence, not an address. */
const PUNTUACION = new Set('.,;:!?…*_~»«”“’‘');
const CIERRES: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Addresses that nobody types are not looked at. */
const MAX_DIRECCION = 2_000;

/** An address without what follows it in its sentence; a bracket that it opened itself is its own. */
function trimmed(address: string): string {
  let end = address.length;
  const count = (char: string) => address.slice(0, end).split(char).length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = CIERRES[last];
    const isOutside =
      PUNTUACION.has(last) || (opening !== undefined && count(last) > count(opening));
    if (!isOutside) break;
  }
  return address.slice(0, end);
}

/** Where an address leads; `undefined` for one that names no host of its own, or hides it behind a user name. */
function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isPlain = username === '' && password === '';
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && isPlain && /[^.]\.[^.]/.test(hostname) ? href : undefined;
}

/**
 * A text in pieces, those that are addresses of the web with where they lead (regla 57). The pieces together are the text:
 * nothing is changed, and nothing of it is ever HTML.
 */
export function trozosOf(texto: string): Trozo[] {
  const trozos: Trozo[] = [];
  let from = 0;
  for (const { 0: found, index } of texto.matchAll(DIRECCION)) {
    if (found.length > MAX_DIRECCION) continue;
    const address = trimmed(found);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > from) trozos.push({ texto: texto.slice(from, index) });
    trozos.push({ texto: address, href });
    from = index + address.length;
  }
  if (from < texto.length) trozos.push({ texto: texto.slice(from) });
  return trozos;
}
