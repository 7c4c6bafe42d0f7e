import {
  accept,
  type ActualizarNoticia,
  givenFields,
  kickoffFromInstant,
  type CrearNoticia,
  type Noticia,
  noticiaCard,
  noticiaRegistro,
  refuse,
  type Result,
  ULTIMAS_NOTICIAS,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { removeImagenes } from '../imagenes/imagenes-guardadas';
import { changeCard } from './noticias-paginas';

/** A news item by id. */
export async function findNoticia(reader: Reader, id: string): Promise<Result<Noticia>> {
  const noticia = await reader.read(documents.noticia(id));
  return noticia ? accept(noticia) : refuse('no-encontrado', 'la noticia');
}

/** Puts the card of a news item into the documents that pages read, or takes it out. */
async function writeCards(uow: UnitOfWork, noticia: Noticia, isGone = false) {
  const { noticias } = await changeCard(uow, noticiaCard(noticia), isGone);
  const portada = await uow.read(documents.portada());
  await uow.write(documents.portada(), {
    next_games: portada?.next_games ?? [],
    noticias: noticias.slice(0, ULTIMAS_NOTICIAS),
  });
}

/** Writes an item as it is from now on, with its card. */
export async function putNoticia(uow: UnitOfWork, noticia: Noticia): Promise<void> {
  await uow.write(documents.noticia(noticia._id), noticia);
  await writeCards(uow, noticia);
}

/** The new item, dated by the server. */
export async function createNoticia(
  uow: UnitOfWork,
  id: string,
  body: CrearNoticia,
  ahora: Date,
): Promise<Result<Noticia>> {
  const { fecha_date, fecha_str } = kickoffFromInstant(ahora.toISOString());
  const noticia: Noticia = { _id: id, ...body, fecha_date, fecha_str };
  uow.create(documents.noticia(id), noticia);
  await writeCards(uow, noticia);
  return accept(noticia);
}

/** The item after an edit; its date is kept. */
export async function updateNoticia(
  uow: UnitOfWork,
  id: string,
  body: ActualizarNoticia,
): Promise<Result<Noticia>> {
  const found = await findNoticia(uow, id);
  if (!found.ok) return found;
  const noticia: Noticia = { ...found.value, ...givenFields(noticiaRegistro, body) };
  await putNoticia(uow, noticia);
  return accept(noticia);
}

/** The item that was deleted. */
export async function deleteNoticia(uow: UnitOfWork, id: string): Promise<Result<Noticia>> {
  const found = await findNoticia(uow, id);
  if (!found.ok) return found;
  await uow.remove(documents.noticia(id));
  await removeImagenes(uow, ['noticia'], id);
  await writeCards(uow, found.value, true);
  return found;
}
