import {
  compareNoticias,
  type EquipoEstadisticasDoc,
  fitFirst,
  isSameContent,
  MAX_PAGE_NOTICIAS,
  MIN_PAGE_NOTICIAS,
  nextGames as chooseNextGames,
  PAGE_NOTICIAS,
  noticiaCard,
  type NoticiaCard,
  type NoticiasDoc,
  pageOf,
  type NoticiasPage,
  type FrontPageDoc,
  splitIntoPages,
  LATEST_NOTICIAS,
} from '@club/shared';
import { collections, documents } from '../documents';
import { readClub } from '../read-club';
import type { Reader } from '../reader';
import type { UnitOfWork } from '../unit-of-work';
import { changesIn, type Projection } from './projection';
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
export const nextGames: Projection = {
  async update(uow, changes) {
    const isAffected =
      affectedByClub(changes).length > 0 ||
      changesIn(changes, collections.partidos).length > 0 ||
      changesIn(changes, collections.estadisticasEquipo).length > 0 ||
      changes.some(({ path }) => path === documents.proximos().path);
    if (isAffected) await projectNextGames(uow);
  },
  rebuild: () => [projectNextGames],
};

const writePage = (uow: UnitOfWork, id: string, noticias: readonly NoticiaCard[]) =>
  uow.write(documents.noticiasPage(id), { noticias: [...noticias] });

/** Writes a further page, split if too large, deleted if empty. Returns the first page with the resulting pages. */
async function putPage(
  uow: UnitOfWork,
  doc: NoticiasDoc,
  ref: NoticiasPage,
  noticias: readonly NoticiaCard[],
): Promise<NoticiasDoc> {
  const paginas = doc.paginas ?? [];
  if (noticias.length === 0) {
    await uow.remove(documents.noticiasPage(ref.pagina_id));
    return { ...doc, paginas: paginas.filter((other) => other !== ref) };
  }
  const isTooLarge = noticias.length > MAX_PAGE_NOTICIAS;
  const kept = isTooLarge ? noticias.slice(0, PAGE_NOTICIAS) : noticias;
  await writePage(uow, ref.pagina_id, kept);
  if (!isTooLarge) return doc;
  const siguiente = doc.siguiente ?? 1;
  const added = splitIntoPages(noticias.slice(PAGE_NOTICIAS), siguiente);
  for (const page of added) await writePage(uow, page.ref.pagina_id, page.noticias);
  return {
    ...doc,
    paginas: paginas.flatMap((other) =>
      other === ref ? [ref, ...added.map((page) => page.ref)] : [other],
    ),
    siguiente: siguiente + added.length,
  };
}

/** Moves all cards of the next page to the first one, and again while that has too few. */
async function fillFromNext(uow: UnitOfWork, doc: NoticiasDoc): Promise<NoticiasDoc> {
  const [next, ...others] = doc.paginas ?? [];
  if (doc.noticias.length >= MIN_PAGE_NOTICIAS || !next) return doc;
  const spec = documents.noticiasPage(next.pagina_id);
  const stored = await uow.read(spec);
  await uow.remove(spec);
  return fillFromNext(uow, {
    ...doc,
    noticias: [...doc.noticias, ...(stored?.noticias ?? [])],
    paginas: others,
  });
}

/** Writes the first page, moves surplus cards to further pages, and puts the latest on the home page. */
async function putFirst(uow: UnitOfWork, doc: NoticiasDoc): Promise<void> {
  const { doc: settled, newPages: added } = fitFirst(await fillFromNext(uow, doc));
  for (const page of added) await writePage(uow, page.ref.pagina_id, page.noticias);
  await uow.write(documents.noticias(), settled);
  await writeFrontPage(uow, { noticias: settled.noticias.slice(0, LATEST_NOTICIAS) });
}

/** Replaces a card on its page by `cards`: itself or none. Reads and writes few pages (docs/decisions/0029). */
async function replaceCard(uow: UnitOfWork, card: NoticiaCard, cards: readonly NoticiaCard[]) {
  const stored = (await uow.read(documents.noticias())) ?? { noticias: [] };
  const replaceIn = (all: readonly NoticiaCard[]) =>
    [...all.filter(({ _id }) => _id !== card._id), ...cards].sort(compareNoticias);
  const ref = pageOf(stored.paginas ?? [], card);
  if (!ref) return putFirst(uow, { ...stored, noticias: replaceIn(stored.noticias) });
  const page = await uow.read(documents.noticiasPage(ref.pagina_id));
  return putFirst(uow, await putPage(uow, stored, ref, replaceIn(page?.noticias ?? [])));
}

/** The stored first page (`stored`), and the cards of all pages (`listed`). */
export async function readListedCards(reader: Reader) {
  const stored = await reader.read(documents.noticias());
  const paginas = await Promise.all(
    (stored?.paginas ?? []).map(({ pagina_id: id }) => reader.read(documents.noticiasPage(id))),
  );
  return { stored, listed: [stored, ...paginas].flatMap((page) => page?.noticias ?? []) };
}

async function rebuildNews(uow: UnitOfWork): Promise<void> {
  const { stored, listed } = await readListedCards(uow);
  const derived = (await uow.list(collections.noticias)).map(noticiaCard).sort(compareNoticias);
  if (isSameContent(listed, derived)) {
    const noticias = derived.slice(0, LATEST_NOTICIAS);
    if (noticias.length > 0) await writeFrontPage(uow, { noticias });
    return;
  }
  for (const { pagina_id: id } of stored?.paginas ?? []) {
    await uow.remove(documents.noticiasPage(id));
  }
  const { siguiente } = stored ?? {};
  await putFirst(uow, { noticias: derived, ...(siguiente !== undefined && { siguiente }) });
}

/** `publico/noticias`, `noticias_paginas/{n}` and the news of `publico/portada`. */
export const news: Projection = {
  async update(uow, changes) {
    for (const { before, after } of changesIn(changes, collections.noticias)) {
      const [oldCard, newCard] = [before && noticiaCard(before), after && noticiaCard(after)];
      if (isSameContent(oldCard, newCard)) continue;
      // A card's page is found by its date, so a card with another date is removed from the old page.
      if (oldCard && oldCard.fecha_date !== newCard?.fecha_date)
        await replaceCard(uow, oldCard, []);
      if (newCard) await replaceCard(uow, newCard, [newCard]);
    }
  },
  rebuild: () => [rebuildNews],
};

/** Writes the list of scheduled news from all unpublished items, which are few. */
export async function rebuildScheduledNews(uow: UnitOfWork): Promise<void> {
  const pending = await uow.list(collections.pendingNoticias);
  const noticias = pending
    .flatMap(({ _id: noticia_id, publicar_el }) =>
      publicar_el === undefined ? [] : [{ noticia_id, publicar_el }],
    )
    .sort((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
  if (noticias.length === 0) await uow.remove(documents.programadas());
  else await uow.write(documents.programadas(), { noticias });
}

/** `privado/programadas`: the scheduled news with their times. */
export const scheduledNews: Projection = {
  async update(uow, changes) {
    const isAffected = changesIn(changes, collections.pendingNoticias).some(
      ({ before, after }) => before?.publicar_el !== after?.publicar_el,
    );
    if (isAffected) await rebuildScheduledNews(uow);
  },
  rebuild: () => [rebuildScheduledNews],
};
