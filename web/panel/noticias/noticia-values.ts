import {
  type EndpointInput,
  type endpoints,
  type EstadoNoticia,
  fotosOf,
  kickoffFromInstant,
  kickoffFromLocal,
  type Noticia,
  type ZonaHoraria,
} from '@club/shared';
import type { PreparedPhoto } from '../fotos/prepare-photo';

/** A photo that the item has, with what it shows. */
export interface FotoDicha {
  readonly nombre: string;
  readonly alt: string;
}

/**
 * Photos that a form shows: its own in their order, then those that have come since it was opened, as the ones do that were
 * chosen for a new item. `quitadas` are names that the form has taken away, and that `guardadas` may still hold.
 */
export function withLlegadas(
  fotos: readonly FotoDicha[],
  guardadas: readonly FotoDicha[],
  quitadas: readonly string[],
): readonly FotoDicha[] {
  const known = new Set([...fotos.map(({ nombre }) => nombre), ...quitadas]);
  const llegadas = guardadas.filter(({ nombre }) => !known.has(nombre));
  return [...fotos, ...llegadas.map(({ nombre, alt }) => ({ nombre, alt }))];
}

/** What the form of a news item holds, as its controls give it. */
export interface NoticiaValues {
  readonly titulo: string;
  readonly contenido: string;
  readonly partido_id: string;
  readonly estado: EstadoNoticia;
  /** When it is to be published, on the club's clock: YYYY-MM-DD and HH:MM. */
  readonly dia: string;
  readonly hora: string;
  /** Photos of a new item, sent when it has its id. */
  readonly nuevas: readonly PreparedPhoto[];
  /** Photos of one that exists, in their order. */
  readonly fotos: readonly FotoDicha[];
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

/** DD-MM-YYYY from YYYY-MM-DD, and back. */
const reverseDate = (date: string) => date.split('-').reverse().join('-');

/** The form's values of an item. */
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

/** The instant of a day and time of the club's; one that does not exist is none. */
function instantOf({ dia, hora }: NoticiaValues, zona: ZonaHoraria): string {
  if (dia === '' || hora === '') return '';
  const when = kickoffFromLocal(reverseDate(dia), hora, zona);
  return when.ok ? when.value.fecha_date : '';
}

/** Body that creates the item, or changes `noticia`. */
export function bodyOf(
  values: NoticiaValues,
  noticia: Noticia | undefined,
  zona: ZonaHoraria,
): EndpointInput<typeof endpoints.addNoticia> & EndpointInput<typeof endpoints.updateNoticia> {
  const { titulo, contenido, partido_id, estado, fotos } = values;
  const publicarEl = instantOf(values, zona);
  const before = noticia && valuesOf(noticia, zona);
  // What has not been changed is left out: its time may have come while the form was open, and may be told to the second.
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
