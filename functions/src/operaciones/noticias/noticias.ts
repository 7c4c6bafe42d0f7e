import {
  accept,
  type ActualizarNoticia,
  givenFields,
  isVencida,
  kickoffFromInstant,
  type CrearNoticia,
  type Noticia,
  noticiaRegistro,
  refuse,
  type Result,
  TIPOS_FOTO_NOTICIA,
  withMedia,
  withOrden,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import { finderOf } from '../../firestore/find-stored';
import type { Reader } from '../../firestore/reader';
import { readAjustes } from '../../firestore/read-club';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { onFound } from '../../firestore/on-found';
import { removeImagenes } from '../imagenes/imagenes-guardadas';
import { createStored, putStored, removeStored, writeProgramada } from './guardadas';
import { publicada, resolvePublicacion } from './publicacion';

/** A news item by id that everybody may read. */
export const findNoticia = finderOf(documents.noticia, 'la noticia');

/** The same for an administrator: published or not. */
export async function findCualquiera(reader: Reader, id: string): Promise<Result<Noticia>> {
  const published = await findNoticia(reader, id);
  if (published.ok) return published;
  const pending = await reader.read(documents.noticiaPendiente(id));
  return pending ? accept(pending) : published;
}

/** The match that a body names; an unknown one is refused with 400. */
async function resolvePartido(
  uow: UnitOfWork,
  { partido_id: id }: Pick<ActualizarNoticia, 'partido_id'>,
  stored: string | undefined,
): Promise<Result<Pick<Noticia, 'partido_id'>>> {
  // A match that has been deleted since stays named.
  const kept = id === undefined || id === stored ? stored : id;
  if (kept === undefined || kept === null) return accept({});
  if (kept !== stored && !(await uow.read(documents.partido(kept)))) {
    return refuse('referencia-desconocida', `el partido «${kept}»`);
  }
  return accept({ partido_id: kept });
}

/** The new item, dated by the server; kept for administrators when it is not to be published yet. */
export async function createNoticia(
  uow: UnitOfWork,
  id: string,
  body: CrearNoticia,
  ahora: Date,
): Promise<Result<Noticia>> {
  const { zona_horaria: zona } = await readAjustes(uow);
  const partido = await resolvePartido(uow, body, undefined);
  if (!partido.ok) return partido;
  const { fecha_date, fecha_str } = kickoffFromInstant(ahora.toISOString(), zona);
  const { titulo, contenido, media } = body;
  const made: Noticia = { _id: id, titulo, contenido, media, fecha_date, fecha_str };
  const noticia = resolvePublicacion({ ...made, ...partido.value }, body, ahora, zona);
  if (!noticia.ok) return noticia;
  return accept(await createStored(uow, noticia.value));
}

/** The images that a body names, in its order. */
function resolveMedia(
  stored: Noticia,
  { media, fotos }: ActualizarNoticia,
): Result<Pick<Noticia, 'media' | 'fotos'>> {
  const named = media ? withMedia(media, stored.fotos ?? []) : stored;
  if (!fotos) return accept({ media: named.media, ...(named.fotos && { fotos: named.fotos }) });
  const ordered = withOrden(named, fotos);
  return ordered
    ? accept(ordered)
    : refuse('entrada-invalida', 'Entre las fotos hay una que esta noticia no tiene.');
}

/** The item after an edit; the date of one that is published is kept. */
export const updateNoticia = onFound(
  findCualquiera,
  async (uow, found, body: ActualizarNoticia, ahora: Date) => {
    const { zona_horaria: zona } = await readAjustes(uow);
    // Its time has come, whether anybody has seen to it or not.
    const stored = isVencida(found, ahora) ? publicada(found) : found;
    const partido = await resolvePartido(uow, body, stored.partido_id);
    if (!partido.ok) return partido;
    const images = resolveMedia(stored, body);
    if (!images.ok) return images;
    const { partido_id: _partido, partido: _cita, fotos: _fotos, ...kept } = stored;
    const edited: Noticia = {
      ...kept,
      ...givenFields(noticiaRegistro, body),
      ...partido.value,
      ...images.value,
    };
    const noticia = resolvePublicacion(edited, body, ahora, zona);
    if (!noticia.ok) return noticia;
    return accept(await putStored(uow, noticia.value, found));
  },
);

/** Writes an item as it is from now on, with everything that follows from it; it may be there or not. */
export async function putNoticia(uow: UnitOfWork, noticia: Noticia): Promise<void> {
  const before = await findCualquiera(uow, noticia._id);
  if (before.ok) await putStored(uow, noticia, before.value);
  else await createStored(uow, noticia);
}

/** The item that was deleted, with its photos. */
export const deleteNoticia = onFound(findCualquiera, async (uow, noticia) => {
  await removeStored(uow, noticia);
  await removeImagenes(uow, TIPOS_FOTO_NOTICIA, noticia._id);
  return accept(noticia);
});

/** Publishes the news whose time has come; gives how many. Their date is the time that they were to appear at. */
export async function publishVencidas(uow: UnitOfWork, ahora: Date): Promise<number> {
  const programadas = (await uow.read(documents.programadas()))?.noticias ?? [];
  const due = programadas.filter(
    ({ publicar_el: cuando }) => Date.parse(cuando) <= ahora.getTime(),
  );
  for (const { noticia_id: id } of due) {
    const pending = await uow.read(documents.noticiaPendiente(id));
    if (pending && isVencida(pending, ahora)) await putStored(uow, publicada(pending), pending);
    // Somebody has removed it past all operations: it would be looked for every minute.
    else await writeProgramada(uow, id, pending?.publicar_el);
  }
  return due.length;
}
