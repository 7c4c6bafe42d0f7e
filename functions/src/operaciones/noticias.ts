import {
  accept,
  compareNoticias,
  kickoffFromInstant,
  type CrearNoticia,
  type Noticia,
  noticiaCard,
  refuse,
  type Result,
  ULTIMAS_NOTICIAS,
} from '@club/shared';
import { documents } from '../firestore/documents';
import type { Reader } from '../firestore/reader';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { removeImagenes } from './imagenes-guardadas';

/** A news item by id. */
export async function findNoticia(reader: Reader, id: string): Promise<Result<Noticia>> {
  const noticia = await reader.read(documents.noticia(id));
  return noticia ? accept(noticia) : refuse('no-encontrado', 'la noticia');
}

/** Puts the card of a news item into the two documents that pages read, or takes it out. */
async function writeCards(uow: UnitOfWork, id: string, noticia: Noticia | null) {
  const stored = await uow.read(documents.noticias());
  const others = (stored?.noticias ?? []).filter(({ _id }) => _id !== id);
  const noticias = [...others, ...(noticia ? [noticiaCard(noticia)] : [])].sort(compareNoticias);
  const portada = await uow.read(documents.portada());
  await uow.write(documents.noticias(), { noticias });
  await uow.write(documents.portada(), {
    next_games: portada?.next_games ?? [],
    noticias: noticias.slice(0, ULTIMAS_NOTICIAS),
  });
}

/** Writes an item as it is from now on, with its card. */
export async function putNoticia(uow: UnitOfWork, noticia: Noticia): Promise<void> {
  await uow.write(documents.noticia(noticia._id), noticia);
  await writeCards(uow, noticia._id, noticia);
}

/** The new item, dated by the server (decisions, section 6). */
export async function createNoticia(
  uow: UnitOfWork,
  id: string,
  body: CrearNoticia,
  ahora: Date,
): Promise<Result<Noticia>> {
  const { fecha_date, fecha_str } = kickoffFromInstant(ahora.toISOString());
  const noticia: Noticia = { _id: id, ...body, fecha_date, fecha_str };
  uow.create(documents.noticia(id), noticia);
  await writeCards(uow, id, noticia);
  return accept(noticia);
}

/** The item after an edit; its date is kept. */
export async function updateNoticia(
  uow: UnitOfWork,
  id: string,
  body: { readonly [Field in keyof CrearNoticia]?: CrearNoticia[Field] | undefined },
): Promise<Result<Noticia>> {
  const found = await findNoticia(uow, id);
  if (!found.ok) return found;
  const noticia: Noticia = {
    ...found.value,
    ...(body.titulo !== undefined && { titulo: body.titulo }),
    ...(body.contenido !== undefined && { contenido: body.contenido }),
    ...(body.media !== undefined && { media: body.media }),
  };
  await putNoticia(uow, noticia);
  return accept(noticia);
}

/** The item that was deleted. */
export async function deleteNoticia(uow: UnitOfWork, id: string): Promise<Result<Noticia>> {
  const found = await findNoticia(uow, id);
  if (!found.ok) return found;
  await uow.remove(documents.noticia(id));
  await removeImagenes(uow, ['noticia'], id);
  await writeCards(uow, id, null);
  return found;
}
