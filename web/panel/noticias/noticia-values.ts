import {
  type EndpointInput,
  type endpoints,
  type NoticiaState,
  listNoticiaPhotos,
  toDateFields,
  kickoffFromLocal,
  type Noticia,
  type NoticiaPhoto,
  type TimeZone,
} from '@club/shared';
import { recordValues, reverseDate } from '../common/use-resource-form';
import type { PreparedPhoto } from '../photos/prepare-photo';

export type DescribedPhoto = Readonly<Pick<NoticiaPhoto, 'nombre' | 'alt'>>;

/**
 * Photos to show in a form: the form's in order, then those stored since it was opened, such as uploads of a new item.
 * `removed` are the names of photos that were removed in the form, but may still be in `stored`.
 */
export function withArrivals(
  photos: readonly DescribedPhoto[],
  stored: readonly DescribedPhoto[],
  removed: readonly string[],
): readonly DescribedPhoto[] {
  const known = new Set([...photos.map(({ nombre }) => nombre), ...removed]);
  const arrivals = stored.filter(({ nombre }) => !known.has(nombre));
  return [...photos, ...arrivals.map(({ nombre, alt }) => ({ nombre, alt }))];
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

export const NEW_NOTICIA: NoticiaValues = {
  titulo: '',
  contenido: '',
  partido_id: '',
  estado: 'publicada',
  dia: '',
  hora: '',
  nuevas: [],
  fotos: [],
};

export function toValues(noticia: Noticia, zone: TimeZone): NoticiaValues {
  const { estado = 'publicada', publicar_el } = noticia;
  const when = publicar_el === undefined ? undefined : toDateFields(publicar_el, zone);
  return {
    ...recordValues(NEW_NOTICIA, noticia),
    estado,
    dia: when ? reverseDate(when.fecha_str) : '',
    hora: when?.hora_str ?? '',
    fotos: listNoticiaPhotos(noticia).map(({ nombre, alt }) => ({ nombre, alt })),
  };
}

/** The instant of the chosen day and time; empty if one is missing, or if they do not exist in the time zone. */
function toInstant({ dia, hora: time }: NoticiaValues, zone: TimeZone): string {
  if (dia === '' || time === '') return '';
  const when = kickoffFromLocal(reverseDate(dia), time, zone);
  return when.ok ? when.value.fecha_date : '';
}

/** Body that creates an item, or changes `noticia`. */
export function toBody(
  values: NoticiaValues,
  noticia: Noticia | undefined,
  zone: TimeZone,
): EndpointInput<typeof endpoints.addNoticia> & EndpointInput<typeof endpoints.updateNoticia> {
  const { titulo, contenido, partido_id, estado, fotos } = values;
  const before = noticia && toValues(noticia, zone);
  // Only a changed state or time is sent: the item may have been published meanwhile, and a stored time may have seconds.
  const isPublicationUnchanged =
    estado === before?.estado &&
    (estado !== 'programada' || (values.dia === before.dia && values.hora === before.hora));
  return {
    titulo,
    contenido,
    partido_id: partido_id === '' ? null : partido_id,
    ...(!isPublicationUnchanged && {
      estado,
      ...(estado === 'programada' && { publicar_el: toInstant(values, zone) }),
    }),
    ...(noticia && fotos.length > 0 && { fotos: [...fotos] }),
  };
}
