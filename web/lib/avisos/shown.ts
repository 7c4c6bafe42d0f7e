/** What a push message says (`avisoSchema` in shared, which the worker does without: it would bring zod to every device). */
export interface AvisoRecibido {
  readonly id: string;
  readonly tag: string;
  readonly orden: number;
  readonly titulo: string;
  readonly cuerpo: string;
  readonly url: string;
}

/** Where a device keeps what it has shown last, and what it wants. */
export const AVISOS_CACHE = 'avisos';
/** Under it: the subjects that were asked for. */
export const TEMAS_KEY = '/avisos/temas';

const FIELDS = {
  id: 'string',
  tag: 'string',
  orden: 'number',
  titulo: 'string',
  cuerpo: 'string',
  url: 'string',
} as const;

/** The notice that a message holds; `undefined` when it is none of ours, or leads out of the site. */
export function readAviso(message: unknown): AvisoRecibido | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const fields = message as Readonly<Record<string, unknown>>;
  const isWhole = Object.entries(FIELDS).every(([field, type]) => typeof fields[field] === type);
  if (!isWhole) return undefined;
  const aviso = fields as unknown as AvisoRecibido;
  return /^\/(?![/\\])/.test(aviso.url) ? aviso : undefined;
}

/** What a device shows when a notice comes. */
export interface Shown {
  readonly aviso: AvisoRecibido;
  /** Whether it sounds: not for what was shown before. */
  readonly isNew: boolean;
}

/**
 * What is shown of a notice, beside the last one that was shown under its `tag` (regla 81): a later one takes the place of an
 * earlier one, and what comes twice or too late changes nothing. A browser demands that something is shown for each message.
 */
export function chooseShown(received: AvisoRecibido, last: AvisoRecibido | undefined): Shown {
  if (!last || received.orden > last.orden) return { aviso: received, isNew: true };
  return { aviso: last, isNew: false };
}
