import { API_BASE } from '../api-base';
import {
  TIPOS_EMBLEMA,
  TIPOS_FOTO_NOTICIA,
  type TipoEmblema,
  type TipoFotoNoticia,
  type TipoImagen,
} from '../vocabulario';

/** Name of an image's document: one image of each kind for each record. */
export const imagenId = (tipo: TipoImagen, registroId: string): string => `${tipo}-${registroId}`;

/** Whether an image is a crest or a logo: no photo of anybody. */
export const isEmblema = (tipo: TipoImagen): tipo is TipoEmblema =>
  TIPOS_EMBLEMA.some((known) => known === tipo);

export const isFotoNoticia = (tipo: TipoImagen): tipo is TipoFotoNoticia =>
  TIPOS_FOTO_NOTICIA.some((known) => known === tipo);

/** Address of an image; with its digest the answer is kept for some minutes more, and an earlier digest leads to the present. */
export function imagenUrl(tipo: TipoImagen, registroId: string, huella?: string): string {
  const url = `${API_BASE}/imagenes/${tipo}/${registroId}`;
  return huella === undefined ? url : `${url}?v=${huella}`;
}

const MEDIA_NAME =
  /^(?<id>[A-Za-z0-9_-]{1,64})(?:\.(?<lugar>[2-9]|10))?\.(?<huella>[0-9a-f]{16})\.jpg$/;

/** The place that a photo has which is named in a news item's `media`; `null` for a name that no upload made. */
export function mediaTipo(name: string): TipoFotoNoticia | null {
  const lugar = MEDIA_NAME.exec(name)?.groups;
  return lugar ? (TIPOS_FOTO_NOTICIA[Number(lugar['lugar'] ?? 1) - 1] ?? null) : null;
}

/** Name under which an uploaded photo stands in a news item's `media`: it holds record, place and version. */
export function mediaName(noticiaId: string, huella: string, tipo: TipoFotoNoticia = 'noticia') {
  const lugar = TIPOS_FOTO_NOTICIA.indexOf(tipo) + 1;
  return lugar === 1 ? `${noticiaId}.${huella}.jpg` : `${noticiaId}.${String(lugar)}.${huella}.jpg`;
}

/** Address of a photo named in a news item's `media`; `null` for a name that no upload made. */
export function mediaUrl(name: string): string | null {
  const tipo = mediaTipo(name);
  const { id = '', huella } = MEDIA_NAME.exec(name)?.groups ?? {};
  return tipo && imagenUrl(tipo, id, huella);
}

/** Name under which a rival's crest stands in his matches: rival and version; `''` where he has none. */
export const escudoName = (equipoId: string, huella = ''): string =>
  huella === '' ? '' : `${equipoId}.${huella}`;

const ESCUDO = /^(?<equipoId>[A-Za-z0-9_-]{1,64})\.(?<huella>[0-9a-f]{16})$/;

/** The rival whose crest a name stands for; `undefined` for none. */
export const equipoOfEscudo = (name = ''): string | undefined =>
  ESCUDO.exec(name)?.groups?.['equipoId'];

/** Address of a rival's crest by its name; `undefined` for none. */
export function escudoUrl(name = ''): string | undefined {
  const { equipoId, huella } = ESCUDO.exec(name)?.groups ?? {};
  return equipoId === undefined ? undefined : imagenUrl('equipo', equipoId, huella);
}
