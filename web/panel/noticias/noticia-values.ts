import {
  type EndpointInput,
  type endpoints,
  type NoticiaState,
  fotosOf,
  kickoffFromInstant,
  kickoffFromLocal,
  type Noticia,
  type ZonaHoraria,
} from '@club/shared';
import type { PreparedPhoto } from '../photos/prepare-photo';

export interface DescribedPhoto {
  readonly nombre: string;
  readonly alt: string;
}

/**
 * Photos to show in a form: its own in order, then those stored since it was opened, such as uploads of a new item.
 * `quitadas` are names removed in the form that `guardadas` may still contain.
 */
export function withLlegadas(
  fotos: readonly DescribedPhoto[],
  guardadas: readonly DescribedPhoto[],
  quitadas: readonly string[],
): readonly DescribedPhoto[] {
  const known = new Set([...fotos.map(({ nombre }) => nombre), ...quitadas]);
  const llegadas = guardadas.filter(({ nombre }) => !known.has(nombre));
  return [...fotos, ...llegadas.map(({ nombre, alt }) => ({ nombre, alt }))];
}

export interface NoticiaValues {
  readonly titulo: string;
  readonly contenido: string;
  readonly partido_id: string;
  readonly estado: NoticiaState;
  /** Publication day and time in the club's time zone: YYYY-MM-DD and HH:MM. */
  readonly dia: string;
  readonly hora: string;
  /** Photos of a new item, uploaded once it has an id. */
  readonly nuevas: readonly PreparedPhoto[];
  /** Photos of an existing item, in order. */
  readonly fotos: readonly DescribedPhoto[];
}

export const NUEVA_NOTICIA: NoticiaValues = {
  titulo: '',
  contenido: '',
  partido_id: '',
  estado: 'publicada',
  dia: '',
  hora: '',
  nuevas: [],
  fotos: [],
};

/** Converts YYYY-MM-DD to DD-MM-YYYY and back. */
const reverseDate = (date: string) => date.split('-').reverse().join('-');

export function valuesOf(noticia: Noticia, zona: ZonaHoraria): NoticiaValues {
  const { titulo, contenido, partido_id = '', estado = 'publicada', publicar_el } = noticia;
  const when = publicar_el === undefined ? undefined : kickoffFromInstant(publicar_el, zona);
  return {
    ...NUEVA_NOTICIA,
    ...{ titulo, contenido, partido_id, estado },
    dia: when ? reverseDate(when.fecha_str) : '',
    hora: when?.hora_str ?? '',
    fotos: fotosOf(noticia).map(({ nombre, alt }) => ({ nombre, alt })),
  };
}

/** The instant of the chosen day and time; empty if incomplete or not existing. */
function instantOf({ dia, hora }: NoticiaValues, zona: ZonaHoraria): string {
  if (dia === '' || hora === '') return '';
  const when = kickoffFromLocal(reverseDate(dia), hora, zona);
  return when.ok ? when.value.fecha_date : '';
}

/** Body that creates an item, or changes `noticia`. */
export function bodyOf(
  values: NoticiaValues,
  noticia: Noticia | undefined,
  zona: ZonaHoraria,
): EndpointInput<typeof endpoints.addNoticia> & EndpointInput<typeof endpoints.updateNoticia> {
  const { titulo, contenido, partido_id, estado, fotos } = values;
  const publicarEl = instantOf(values, zona);
  const before = noticia && valuesOf(noticia, zona);
  // Unchanged publication is omitted: the item may have been published meanwhile, and a stored time may have seconds.
  const isKept =
    estado === before?.estado &&
    (estado !== 'programada' || (values.dia === before.dia && values.hora === before.hora));
  return {
    titulo,
    contenido,
    partido_id: partido_id === '' ? null : partido_id,
    ...(!isKept && { estado }),
    ...(!isKept && estado === 'programada' && { publicar_el: publicarEl }),
    ...(noticia && fotos.length > 0 && { fotos: [...fotos] }),
  };
}
