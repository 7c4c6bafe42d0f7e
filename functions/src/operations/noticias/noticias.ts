import {
  accept,
  type UpdateNoticia,
  givenFields,
  isPublished,
  isDue,
  toDateFields,
  type CreateNoticia,
  type Noticia,
  noticiaKind,
  refuse,
  type Result,
  sayProblem,
  NOTICIA_PHOTO_KINDS,
  withMedia,
  withOrder,
  type TimeZone,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { findStored, type Reader } from '../../store/reader';
import { readSettings } from '../../store/read-club';
import type { UnitOfWork } from '../../store/unit-of-work';
import { removeImages, showImages } from '../images/stored-images';
import { linkPartidos } from '../temporadas/match-links';

const MAX_DAYS_AHEAD = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The item as a published one. If it was scheduled, its date is the scheduled time. */
const toPublished = ({ estado: _status, publicar_el: _time, ...noticia }: Noticia): Noticia =>
  noticia;

function scheduled(noticia: Noticia, at: string, zone: TimeZone): Noticia {
  const { fecha_date, fecha_str } = toDateFields(at, zone);
  return { ...noticia, estado: 'programada', publicar_el: fecha_date, fecha_date, fecha_str };
}

/** Applies the status of a body, by default the current one. An item that is published now gets today's date. */
function resolvePublication(
  noticia: Noticia,
  { estado, publicar_el: at }: Pick<UpdateNoticia, 'estado' | 'publicar_el'>,
  now: Date,
  zone: TimeZone,
): Result<Noticia> {
  const current = noticia.estado ?? 'publicada';
  const wanted = estado ?? current;
  if (wanted !== 'programada' && at !== undefined) {
    return refuse(
      'entrada-invalida',
      'La hora de publicación es solo para el estado «programada».',
    );
  }
  const published = toPublished(noticia);
  if (wanted === 'borrador') return accept({ ...published, estado: 'borrador' });
  if (wanted === 'programada') {
    if (at === undefined) {
      return current === 'programada'
        ? accept(noticia)
        : refuse('entrada-invalida', sayProblem(['publicar_el'], 'es obligatorio'));
    }
    const leftMs = Date.parse(at) - now.getTime();
    if (leftMs <= 0) return refuse('entrada-invalida', 'La hora de publicación ya ha pasado.');
    return leftMs > MAX_DAYS_AHEAD * DAY_MS
      ? refuse('entrada-invalida', 'La hora de publicación admite como mucho un año.')
      : accept(scheduled(published, at, zone));
  }
  if (isPublished(noticia)) return accept(noticia);
  const { fecha_date, fecha_str } = toDateFields(now.toISOString(), zone);
  return accept({ ...published, fecha_date, fecha_str });
}

export const findNoticia = (reader: Reader, id: string): Promise<Result<Noticia>> =>
  findStored(reader, documents.noticia(id), 'la noticia');

/** An item, published or not: only administrators may see it. */
export async function findAnyNoticia(reader: Reader, id: string): Promise<Result<Noticia>> {
  const published = await findNoticia(reader, id);
  if (published.ok) return published;
  const pending = await reader.read(documents.pendingNoticia(id));
  return pending ? accept(pending) : published;
}

const onlyPublished = (noticia: Noticia | null) =>
  noticia && isPublished(noticia) ? noticia : null;

const toNoticiaSpec = (noticia: Noticia) =>
  isPublished(noticia) ? documents.noticia(noticia._id) : documents.pendingNoticia(noticia._id);

/** Stores an item and its links with its match. Publishing or withdrawing it moves it and shows or hides its photos. */
async function storeNoticia(
  uow: UnitOfWork,
  before: Noticia | null,
  after: Noticia,
): Promise<Noticia> {
  const { partido: _partido, ...own } = after;
  const links = await linkPartidos(uow, onlyPublished(before), onlyPublished(after));
  const stored: Noticia = { ...own, ...links };
  if (!before) uow.create(toNoticiaSpec(stored), stored);
  else await uow.write(toNoticiaSpec(stored), stored);
  if (before && isPublished(stored) !== isPublished(before)) {
    await uow.remove(toNoticiaSpec(before));
    await showImages(uow, NOTICIA_PHOTO_KINDS, stored._id, isPublished(stored));
  }
  return stored;
}

/** The match that a body names, by default the stored one; `null` removes it. Refused if the match is unknown. */
async function resolvePartido(
  uow: UnitOfWork,
  { partido_id: given }: Pick<UpdateNoticia, 'partido_id'>,
  stored: string | undefined,
): Promise<Result<Pick<Noticia, 'partido_id'>>> {
  const id = given === undefined ? stored : given;
  if (id === undefined || id === null) return accept({});
  // The stored one stays, even if it has been deleted since.
  if (id !== stored && !(await uow.read(documents.partido(id)))) {
    return refuse('referencia-desconocida', `el partido «${id}»`);
  }
  return accept({ partido_id: id });
}

/** Creates an item, dated by the server's clock. */
export async function createNoticia(uow: UnitOfWork, id: string, body: CreateNoticia) {
  const { zona_horaria: zone } = await readSettings(uow);
  const partido = await resolvePartido(uow, body, undefined);
  if (!partido.ok) return partido;
  const { fecha_date, fecha_str } = toDateFields(uow.now.toISOString(), zone);
  const { titulo, contenido, media } = body;
  const made: Noticia = { _id: id, titulo, contenido, media, fecha_date, fecha_str };
  const noticia = resolvePublication({ ...made, ...partido.value }, body, uow.now, zone);
  if (!noticia.ok) return noticia;
  return accept(await storeNoticia(uow, null, noticia.value));
}

/** The item's photos after a body: `media` says which photos stay, `fotos` their order and alt texts. */
function resolveMedia(stored: Noticia, { media, fotos }: UpdateNoticia) {
  const named = media ? withMedia(media, stored.fotos ?? []) : stored;
  if (!fotos) return accept({ media: named.media, ...(named.fotos && { fotos: named.fotos }) });
  const ordered = withOrder(named, fotos);
  return ordered
    ? accept(ordered)
    : refuse('entrada-invalida', 'Entre las fotos hay una que esta noticia no tiene.');
}

/** Edits an item. A published one keeps its date. */
export async function updateNoticia(uow: UnitOfWork, id: string, body: UpdateNoticia) {
  const found = await findAnyNoticia(uow, id);
  if (!found.ok) return found;
  const { zona_horaria: zone } = await readSettings(uow);
  // Due items count as published, even before the scheduled job has run.
  const stored = isDue(found.value, uow.now) ? toPublished(found.value) : found.value;
  const partido = await resolvePartido(uow, body, stored.partido_id);
  if (!partido.ok) return partido;
  const images = resolveMedia(stored, body);
  if (!images.ok) return images;
  const { partido_id: _partido, partido: _mention, fotos: _photos, ...kept } = stored;
  const edited: Noticia = {
    ...kept,
    ...givenFields(noticiaKind, body),
    ...partido.value,
    ...images.value,
  };
  const noticia = resolvePublication(edited, body, uow.now, zone);
  if (!noticia.ok) return noticia;
  return accept(await storeNoticia(uow, found.value, noticia.value));
}

/** Creates or replaces an item, without the checks of a body. */
export async function putNoticia(uow: UnitOfWork, noticia: Noticia): Promise<void> {
  const before = await findAnyNoticia(uow, noticia._id);
  await storeNoticia(uow, before.ok ? before.value : null, noticia);
}

export async function deleteNoticia(uow: UnitOfWork, id: string): Promise<Result<Noticia>> {
  const found = await findAnyNoticia(uow, id);
  if (!found.ok) return found;
  await linkPartidos(uow, onlyPublished(found.value), null);
  await uow.remove(toNoticiaSpec(found.value));
  await removeImages(uow, NOTICIA_PHOTO_KINDS, id);
  return found;
}

/** Publishes the news that are due, dated at their scheduled times. */
export async function publishDue(uow: UnitOfWork): Promise<void> {
  for (const noticia of await uow.list(collections.pendingNoticias)) {
    if (isDue(noticia, uow.now)) await storeNoticia(uow, noticia, toPublished(noticia));
  }
}
