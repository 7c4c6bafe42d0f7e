import {
  compareNoticias,
  type EquipoEstadisticasDoc,
  intoPages,
  isSameContent,
  nextGames as chooseNextGames,
  noticiaCard,
  type NoticiaCard,
  type FrontPageDoc,
  LATEST_NOTICIAS,
} from '@club/shared';
import { collections, documents } from '../documents';
import { readClub } from '../read-club';
import type { Reader } from '../reader';
import type { UnitOfWork } from '../unit-of-work';
import { affectedByClub } from './seasons';

/** Replaces a part of `publico/portada`. */
async function writeFrontPage(uow: UnitOfWork, part: Partial<FrontPageDoc>): Promise<void> {
  const stored = await uow.read(documents.portada());
  await uow.write(documents.portada(), { next_games: [], noticias: [], ...stored, ...part });
}

/** The season's summary on the home page. */
function summarise(equipo: EquipoEstadisticasDoc | undefined): FrontPageDoc['resumen'] {
  const { posicion = null, num_equipos = null, clasificacion, ranking_goles = [] } = equipo ?? {};
  const [goleador] = ranking_goles;
  const ours = clasificacion?.filas.find(({ es_nuestro: isOurs }) => isOurs);
  return {
    posicion,
    num_equipos,
    ...(clasificacion &&
      ours && { competicion: clasificacion.nombre_competicion, puntos: ours.pts }),
    ...(goleador && { goleador }),
  };
}

async function projectNextGames(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: current } = await readClub(uow);
  const [portada, proximos, calendario, equipo] = await Promise.all([
    uow.read(documents.portada()),
    uow.read(documents.proximos()),
    current ? uow.read(documents.calendario(current._id)) : undefined,
    current ? uow.read(documents.estadisticasEquipo(current._id)) : undefined,
  ]);
  if (!portada && !current) return;
  const partidos = Object.values(calendario?.partidos ?? {});
  await writeFrontPage(uow, {
    next_games: chooseNextGames(partidos, proximos?.partidos),
    resumen: summarise(equipo),
  });
}

/** The matches and the season's summary of `publico/portada`. */
export const nextGames = {
  async update(uow: UnitOfWork) {
    const isAffected =
      affectedByClub(uow).length > 0 ||
      uow.changesIn(collections.partidos).length > 0 ||
      uow.changesIn(collections.estadisticasEquipo).length > 0 ||
      uow.changedPaths().includes(documents.proximos().path);
    if (isAffected) await projectNextGames(uow);
  },
  rebuild: () => [projectNextGames],
};

/** Writes all cards into their pages, and the latest onto the home page (docs/decisions/0029). */
async function writeCards(uow: UnitOfWork, cards: readonly NoticiaCard[]): Promise<void> {
  const stored = await uow.read(documents.noticias());
  if (!stored && cards.length === 0) return;
  const { doc, older } = intoPages(cards.toSorted(compareNoticias));
  const kept = new Set(older.map(({ pagina_id: id }) => id));
  for (const { pagina_id: id } of stored?.paginas ?? []) {
    if (!kept.has(id)) await uow.remove(documents.noticiasPage(id));
  }
  await Promise.all(
    older.map(({ pagina_id: id, noticias }) => uow.write(documents.noticiasPage(id), { noticias })),
  );
  await uow.write(documents.noticias(), doc);
  await writeFrontPage(uow, { noticias: doc.noticias.slice(0, LATEST_NOTICIAS) });
}

/** The cards of all pages, newest first. */
export async function readListedCards(reader: Reader): Promise<NoticiaCard[]> {
  const stored = await reader.read(documents.noticias());
  const paginas = await Promise.all(
    (stored?.paginas ?? []).map(({ pagina_id: id }) => reader.read(documents.noticiasPage(id))),
  );
  return [stored, ...paginas].flatMap((page) => page?.noticias ?? []);
}

/** `publico/noticias`, `noticias_paginas/{n}` and the news of `publico/portada`. */
export const news = {
  async update(uow: UnitOfWork) {
    const cards = new Map<string, NoticiaCard | undefined>();
    for (const { id, before, after } of uow.changesIn(collections.noticias)) {
      const [oldCard, newCard] = [before && noticiaCard(before), after && noticiaCard(after)];
      if (!isSameContent(oldCard, newCard)) cards.set(id, newCard);
    }
    if (cards.size === 0) return;
    const others = (await readListedCards(uow)).filter(({ _id }) => !cards.has(_id));
    await writeCards(uow, [...others, ...[...cards.values()].flatMap((card) => card ?? [])]);
  },
  rebuild: () => [
    async (uow: UnitOfWork) =>
      writeCards(uow, (await uow.list(collections.noticias)).map(noticiaCard)),
  ],
};
