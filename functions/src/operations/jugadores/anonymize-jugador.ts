import {
  accept,
  historyPartSchema,
  isSameContent,
  ANONYMOUS_JUGADOR,
  type AnonymisedJugador,
  mentionsSurname,
  type MentionedNoticia,
  pick,
  refuse,
  NO_IMAGE,
  FULL_CONSENT,
} from '@club/shared';
import {
  anonymize,
  ANONYMOUS_BIRTH_DATE,
  ANONYMOUS_DATA,
  hideNames,
  KEPT_FIELDS,
  type Named,
  ownNames,
} from './anonymous';
import { ageAt } from './age';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { listMentions, rewriteAll, spreadCopy } from './jugador-copies';
import { JUGADOR_PHOTO_KINDS, removeImages } from '../images/stored-images';
import { completeJugadores, type CompleteJugador, putJugador } from './jugadores';
import { putNoticia } from '../noticias/noticias';

const entrySchema = historyPartSchema.pick({ versiones: true });

/** All names that the player has in the history, where he may have been renamed or deleted. */
async function earlierNames(uow: UnitOfWork, id: string): Promise<Named[]> {
  const entries = await listMentions(uow, collections.historial, id);
  const versiones = entries.flatMap(
    ({ content }) => entrySchema.safeParse(content).data?.versiones ?? [],
  );
  const listContents = (path: string) =>
    versiones.flatMap(({ documento, antes, despues }) =>
      documento === path ? [antes, despues] : [],
    );
  const spec = documents.jugador(id);
  const jugadores = listContents(spec.path).flatMap(
    (content) => spec.schema.safeParse(content).data ?? [],
  );
  const reservas = listContents(documents.reservas().path).flatMap(
    (content) => documents.reservas().schema.safeParse(content).data?.jugadores[id] ?? [],
  );
  const nombres = [...new Set(jugadores.map(({ nombre }) => nombre))];
  return [
    ...jugadores,
    ...reservas.flatMap(({ apellido1, apellido2, alias }) =>
      nombres.map((nombre) => ({ nombre, apellido1, apellido2, alias })),
    ),
  ];
}

/** Whether a sheet, or a row of a season, names a player, even a deleted one. */
async function isMentioned(uow: UnitOfWork, id: string): Promise<boolean> {
  const mention = `"jugador_id":"${id}"`;
  const partidos = await uow.list(collections.partidos);
  if (partidos.some((partido) => JSON.stringify(partido).includes(mention))) return true;
  const corrections = await uow.list(collections.correcciones);
  return corrections.some(({ jugadores }) => Object.hasOwn(jugadores, id));
}

async function anonymizeNoticias(
  uow: UnitOfWork,
  hide: (text: string) => string,
  surnames: readonly string[],
): Promise<Pick<AnonymisedJugador, 'noticias_cambiadas' | 'noticias_por_revisar'>> {
  const changedNoticias: MentionedNoticia[] = [];
  const toReview: MentionedNoticia[] = [];
  const published = await uow.list(collections.noticias);
  for (const noticia of [...published, ...(await uow.list(collections.pendingNoticias))]) {
    const changed = {
      ...noticia,
      titulo: hide(noticia.titulo),
      contenido: hide(noticia.contenido),
    };
    const mentioned = { noticia_id: noticia._id, titulo: changed.titulo };
    if (!isSameContent(changed, noticia)) {
      await putNoticia(uow, changed);
      changedNoticias.push(mentioned);
    }
    if (mentionsSurname(`${changed.titulo} ${changed.contenido}`, surnames)) {
      toReview.push(mentioned);
    }
  }
  return { noticias_cambiadas: changedNoticias, noticias_por_revisar: toReview };
}

async function anonymizeStored(uow: UnitOfWork, id: string, hide: (text: string) => string) {
  for (const collection of [collections.historial, collections.idempotencia]) {
    const kept = await uow.listEntries(collection);
    await rewriteAll(uow, collection, kept, (content) => anonymize(content, id, hide));
  }
}

async function putAnonymous(uow: UnitOfWork, { jugador }: CompleteJugador) {
  const edad = ageAt(ANONYMOUS_BIRTH_DATE, uow.now);
  const anonymous = { ...pick(jugador, ...KEPT_FIELDS), ...ANONYMOUS_DATA, edad };
  await putJugador(uow, anonymous, ANONYMOUS_BIRTH_DATE, FULL_CONSENT);
}

/**
 * Anonymises a player everywhere as «Jugador anónimo», including history and stored responses. His figures stay.
 * Irreversible (docs/decisions/0018). Works for a deleted player while any data about him exists.
 */
export async function anonymizeJugador(uow: UnitOfWork, id: string) {
  const everyone = await completeJugadores(uow, await uow.list(collections.jugadores), uow.now);
  const complete = everyone.find(({ jugador }) => jugador._id === id);
  const named = [...(complete ? [complete.jugador] : []), ...(await earlierNames(uow, id))];
  if (named.length === 0 && !(await isMentioned(uow, id))) {
    return refuse('no-encontrado', 'el jugador');
  }
  const others = everyone.flatMap(({ jugador }) => (jugador._id === id ? [] : [jugador]));
  const hide = hideNames(named.flatMap((namedPlayer) => ownNames(namedPlayer, others)));
  const surnames = named.flatMap(({ apellido1, apellido2 }) => [apellido1, apellido2]);

  if (complete) await putAnonymous(uow, complete);
  await removeImages(uow, JUGADOR_PHOTO_KINDS, id);
  await spreadCopy(uow, {
    jugador_id: id,
    nombre: ANONYMOUS_JUGADOR,
    nombre_con_inicial: ANONYMOUS_JUGADOR,
    img_perfil: NO_IMAGE,
  });
  const noticias = await anonymizeNoticias(uow, hide, surnames);
  await anonymizeStored(uow, id, hide);
  uow.noteOnly({ tipo: 'jugador', id, nombre: ANONYMOUS_JUGADOR, cambio: 'cambiado', detalle: [] });
  return accept({ jugador_id: id, jugador_nombre: ANONYMOUS_JUGADOR, ...noticias });
}
