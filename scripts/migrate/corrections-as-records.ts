import {
  documents,
  listPartidosInTemporada,
  readClub,
  type Services,
  type UnitOfWork,
} from '@club/functions';
import {
  readAdjustment,
  type CorrectionsDoc,
  keepStoredRows,
  mentionPartido,
  noCorrections,
} from '@club/shared';
import { repairProjections, runAsOperation } from '../audit/audit';

/** Moves the manual corrections of a season's figures out of its derived documents. */
async function moveCorrections(uow: UnitOfWork, temporadaId: string): Promise<boolean> {
  const spec = documents.correcciones(temporadaId);
  const [stored, equipo, jugadores] = await Promise.all([
    uow.read(spec),
    uow.read(documents.estadisticasEquipo(temporadaId)),
    uow.read(documents.estadisticasJugadores(temporadaId)),
  ]);
  if (stored) return false;
  const { jugadores: rows } = keepStoredRows(
    noCorrections(temporadaId),
    jugadores ?? { filas: {} },
    {},
  );
  const {
    posicion = null,
    num_equipos = null,
    posicion_el,
    clasificacion,
    retirado,
  } = equipo ?? {};
  const corrections: CorrectionsDoc = {
    temporada_id: temporadaId,
    posicion,
    num_equipos,
    ...(posicion_el !== undefined && { posicion_el }),
    ajuste: equipo ? readAdjustment(equipo) : noCorrections(temporadaId).ajuste,
    ...(clasificacion && { clasificacion }),
    ...(retirado && { retirado }),
    jugadores: rows,
    ...(jugadores?.archivo && { archivo: jugadores.archivo }),
  };
  await uow.write(spec, corrections, { keepHistory: false });
  return true;
}

/** Copies the rival's colour and crest into the news about a season's matches. */
async function addRivals(uow: UnitOfWork, temporadaId: string): Promise<boolean> {
  let hasChanged = false;
  for (const partido of await listPartidosInTemporada(uow, temporadaId)) {
    for (const { noticia_id: id } of partido.noticias ?? []) {
      const spec = documents.noticia(id);
      const noticia = await uow.read(spec);
      if (!noticia?.partido || noticia.partido.color_equipo !== undefined) continue;
      const value = { ...noticia, partido: mentionPartido(partido) };
      await uow.write(spec, value, { keepHistory: false });
      hasChanged = true;
    }
  }
  return hasChanged;
}

/** Runs a step for each season, as one operation each. Returns the number of seasons that changed. */
async function migrateTemporadas(
  services: Services,
  work: (uow: UnitOfWork, temporadaId: string) => Promise<boolean>,
): Promise<number> {
  const { temporadas } = await runAsOperation(services, readClub);
  let changed = 0;
  for (const { _id } of temporadas) {
    if (await runAsOperation(services, (uow) => work(uow, _id))) changed += 1;
  }
  return changed;
}

/** Turns corrections in older data into records, and derives all projections again. Returns the number of changes. */
export async function correctionsAsRecords(services: Services): Promise<number> {
  const moved = await migrateTemporadas(services, moveCorrections);
  const completed = await migrateTemporadas(services, addRivals);
  return moved + completed + (await repairProjections(services)).length;
}
