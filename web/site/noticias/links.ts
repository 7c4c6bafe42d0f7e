/** Part of a text; a link if it has `href`. */
interface TextPart {
  readonly part: string;
  readonly href?: string;
}

/** URL up to the next space, quotation mark, angle bracket, or invisible or bidirectional control character. */
const ADDRESS =
  /https?:\/\/(?!\/)[^\s"'<>`{}|\\^\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Cs}]+/giu;

/** Trailing punctuation that is not part of a URL. */
const PUNCTUATION = new Set('.,;:!?…*_~»«”“’‘');
const CLOSINGS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Longer URLs are ignored. */
const MAX_ADDRESS = 2_000;

/** Removes trailing punctuation from a URL. A closing bracket stays if the URL contains its opening one. */
function trimPunctuation(address: string): string {
  let end = address.length;
  const count = (char: string) => address.slice(0, end).split(char).length - 1;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = CLOSINGS[last];
    const isOutside =
      PUNCTUATION.has(last) || (opening !== undefined && count(last) > count(opening));
    if (!isOutside) break;
  }
  return address.slice(0, end);
}

/** Normalised target of a URL; `undefined` for a host without a dot, or with credentials, which could disguise it. */
function toHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isPlain = username === '' && password === '';
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && isPlain && /[^.]\.[^.]/.test(hostname) ? href : undefined;
}

/**
 * Splits a text into plain parts and links (regla 57). The parts joined are the original text, and none of it is ever
 * rendered as HTML.
 */
export function splitByLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (found.length > MAX_ADDRESS) continue;
    const address = trimPunctuation(found);
    const href = toHref(address);
    if (href === undefined) continue;
    if (index > from) parts.push({ part: text.slice(from, index) });
    parts.push({ part: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ part: text.slice(from) });
  return parts;
}
