import type { Content } from './record';

/** Maximum length of quoted text in a difference, characters. */
const MAX_QUOTE = 60;

const quote = (text: string) => {
  const chars = Array.from(text.replace(/\s+/g, ' '));
  return chars.length === 0
    ? 'vacío'
    : `«${chars.slice(0, MAX_QUOTE).join('')}${chars.length > MAX_QUOTE ? '…' : ''}»`;
};

/** Spanish text for any stored value. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('-') : quote(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'ninguna' : String(value.length);
  const content = value as Content;
  if ('disponible' in content) return content['disponible'] === true ? 'con foto' : 'sin foto';
  if ('del' in content) {
    const positions = ['por', 'def', 'mc', 'del'].filter((position) => content[position] === true);
    return positions.length === 0 ? 'ninguna' : positions.join(', ').toUpperCase();
  }
  return '…';
}

/** Spanish text for any stored value, without quotation marks. */
export const sayText = (value: unknown): string =>
  typeof value === 'string' ? value : sayValue(value);

export const saySide = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'local' : 'visitante') : sayValue(value);

export const sayFlag = (value: unknown): string => (value === true ? 'sí' : 'no');

/** A stored word without underscores: `en_juego`, `partidos_jugados`. */
export const sayWords = (value: unknown): string => sayText(value).replaceAll('_', ' ');

/** A shoot-out, our goals first. */
export const sayShootOut = (value: unknown): string => {
  const { anotados, encajados } = (value ?? {}) as Content;
  return anotados === undefined ? 'no hubo' : `${sayValue(anotados)}-${sayValue(encajados)}`;
};
