import { isPublicada, type Noticia } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { showFotosDeNoticia } from '../imagenes/imagenes-guardadas';
import { linkPartidos } from '../temporadas/citas';
import { writeCards } from '../temporadas/noticias-paginas';

/** Tells the clock's job what to wait for; `undefined` for nothing any more. */
export async function writeProgramada(uow: UnitOfWork, id: string, cuando: string | undefined) {
  const stored = await uow.read(documents.programadas());
  const others = (stored?.noticias ?? []).filter(({ noticia_id: other }) => other !== id);
  const noticias =
    cuando === undefined ? others : [...others, { noticia_id: id, publicar_el: cuando }];
  if (noticias.length === 0) await uow.remove(documents.programadas());
  else {
    const sorted = noticias.toSorted((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
    await uow.write(documents.programadas(), { noticias: sorted });
  }
}

const onlyPublished = (noticia: Noticia | null) =>
  noticia && isPublicada(noticia) ? noticia : null;

/** The item's own fields with what follows from its match; the same on the match's side. */
async function withCita(uow: UnitOfWork, before: Noticia | null, after: Noticia): Promise<Noticia> {
  const { partido: _partido, ...own } = after;
  return { ...own, ...(await linkPartidos(uow, onlyPublished(before), onlyPublished(after))) };
}

/** What there is besides the record, from `before` to `after`; `null` where there is no such item. */
async function writeAround(uow: UnitOfWork, before: Noticia | null, after: Noticia | null) {
  const id = (after ?? before)?._id ?? '';
  const [shown, shows] = [onlyPublished(before), onlyPublished(after)];
  // A card is found by the date of its item.
  if (shown && shown.fecha_date !== shows?.fecha_date) await writeCards(uow, shown, true);
  if (shows) await writeCards(uow, shows);
  if (before?.publicar_el !== undefined || after?.publicar_el !== undefined) {
    await writeProgramada(uow, id, after?.publicar_el);
  }
}

const placeOf = (noticia: Noticia) =>
  isPublicada(noticia) ? documents.noticia(noticia._id) : documents.noticiaPendiente(noticia._id);

/** A new item where it belongs: among what everybody reads, or where only administrators do. */
export async function createStored(uow: UnitOfWork, noticia: Noticia): Promise<Noticia> {
  const stored = await withCita(uow, null, noticia);
  uow.create(placeOf(stored), stored);
  await writeAround(uow, null, stored);
  return stored;
}

/** An item that there is, as it is from now on: published, it moves with its photos to where everybody finds them. */
export async function putStored(
  uow: UnitOfWork,
  noticia: Noticia,
  before: Noticia,
): Promise<Noticia> {
  const stored = await withCita(uow, before, noticia);
  await uow.write(placeOf(stored), stored);
  if (isPublicada(stored) !== isPublicada(before)) {
    await uow.remove(placeOf(before));
    await showFotosDeNoticia(uow, stored._id, isPublicada(stored));
  }
  await writeAround(uow, before, stored);
  return stored;
}

/** Removes an item; its photos are the caller's. */
export async function removeStored(uow: UnitOfWork, noticia: Noticia): Promise<void> {
  await linkPartidos(uow, onlyPublished(noticia), null);
  await uow.remove(placeOf(noticia));
  await writeAround(uow, noticia, null);
}
