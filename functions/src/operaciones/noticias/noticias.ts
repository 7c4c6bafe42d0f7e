import {
  accept,
  type ActualizarNoticia,
  givenFields,
  isPublicada,
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
import { rebuildScheduledNews } from '../../firestore/projections/scheduled-news';
import { findStored, type Reader } from '../../firestore/reader';
import { readAjustes } from '../../firestore/read-club';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { removeImagenes, showFotosDeNoticia } from '../imagenes/imagenes-guardadas';
import { linkPartidos } from '../temporadas/citas';
import { publicada, resolvePublicacion } from './publicacion';

/** A news item by id that everybody may read. */
export const findNoticia = (reader: Reader, id: string): Promise<Result<Noticia>> =>
  findStored(reader, documents.noticia(id), 'la noticia');

/** The same for an administrator: published or not. */
export async function findCualquiera(reader: Reader, id: string): Promise<Result<Noticia>> {
  const published = await findNoticia(reader, id);
  if (published.ok) return published;
  const pending = await reader.read(documents.noticiaPendiente(id));
  return pending ? accept(pending) : published;
}

const onlyPublished = (noticia: Noticia | null) =>
  noticia && isPublicada(noticia) ? noticia : null;

const placeOf = (noticia: Noticia) =>
  isPublicada(noticia) ? documents.noticia(noticia._id) : documents.noticiaPendiente(noticia._id);

/**
 * Stores an item with its links to and from its match. Drafts live in another collection: publishing moves the item and
 * shows its photos.
 */
async function store(uow: UnitOfWork, before: Noticia | null, after: Noticia): Promise<Noticia> {
  const { partido: _partido, ...own } = after;
  const links = await linkPartidos(uow, onlyPublished(before), onlyPublished(after));
  const stored: Noticia = { ...own, ...links };
  if (!before) uow.create(placeOf(stored), stored);
  else await uow.write(placeOf(stored), stored);
  if (before && isPublicada(stored) !== isPublicada(before)) {
    await uow.remove(placeOf(before));
    await showFotosDeNoticia(uow, stored._id, isPublicada(stored));
  }
  return stored;
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
  return accept(await store(uow, null, noticia.value));
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

/** Edits an item; one that is published keeps its date. */
export async function updateNoticia(
  uow: UnitOfWork,
  id: string,
  body: ActualizarNoticia,
  ahora: Date,
): Promise<Result<Noticia>> {
  const found = await findCualquiera(uow, id);
  if (!found.ok) return found;
  const { zona_horaria: zona } = await readAjustes(uow);
  // Its time has come, whether anybody has seen to it or not.
  const stored = isVencida(found.value, ahora) ? publicada(found.value) : found.value;
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
  return accept(await store(uow, found.value, noticia.value));
}

/** Writes an item that may exist. */
export async function putNoticia(uow: UnitOfWork, noticia: Noticia): Promise<void> {
  const before = await findCualquiera(uow, noticia._id);
  await store(uow, before.ok ? before.value : null, noticia);
}

/** Deletes an item with its photos. */
export async function deleteNoticia(uow: UnitOfWork, id: string): Promise<Result<Noticia>> {
  const found = await findCualquiera(uow, id);
  if (!found.ok) return found;
  await linkPartidos(uow, onlyPublished(found.value), null);
  await uow.remove(placeOf(found.value));
  await removeImagenes(uow, TIPOS_FOTO_NOTICIA, id);
  return found;
}

/** Publishes the news whose time has come; gives how many. Their date is the time that they were to appear at. */
export async function publishVencidas(uow: UnitOfWork, ahora: Date): Promise<number> {
  const programadas = (await uow.read(documents.programadas()))?.noticias ?? [];
  const due = programadas.filter(
    ({ publicar_el: cuando }) => Date.parse(cuando) <= ahora.getTime(),
  );
  const pending = await uow.readAll(
    due.map(({ noticia_id: id }) => documents.noticiaPendiente(id)),
  );
  for (const noticia of pending) {
    if (noticia && isVencida(noticia, ahora)) await store(uow, noticia, publicada(noticia));
  }
  // An item that was removed behind the API's back would be looked for every minute.
  if (due.length > 0) await rebuildScheduledNews(uow);
  return due.length;
}
