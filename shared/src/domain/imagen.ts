import { API_BASE } from '../api-base';
import type { TipoImagen } from '../vocabulario';

/** Name of an image's document: one image of each kind for each record. */
export const imagenId = (tipo: TipoImagen, registroId: string): string => `${tipo}-${registroId}`;

/** Address of an image; with its digest the answer is kept for some minutes more, and an earlier digest leads to the present. */
export function imagenUrl(tipo: TipoImagen, registroId: string, huella?: string): string {
  const url = `${API_BASE}/imagenes/${tipo}/${registroId}`;
  return huella === undefined ? url : `${url}?v=${huella}`;
}

/** Name under which an uploaded image stands in a news item's `media`: it holds record and version. */
export const mediaName = (noticiaId: string, huella: string): string =>
  `${noticiaId}.${huella}.jpg`;

/** Address of an image named in a news item's `media`; `null` for a name that no upload made. */
export function mediaUrl(name: string): string | null {
  const [, noticiaId, huella] = /^([A-Za-z0-9_-]{1,64})\.([0-9a-f]{16})\.jpg$/.exec(name) ?? [];
  return noticiaId === undefined ? null : imagenUrl('noticia', noticiaId, huella);
}
