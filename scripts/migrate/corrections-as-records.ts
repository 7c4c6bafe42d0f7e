import { documents, type UnitOfWork } from '@club/functions';
import { adjustmentOf, type CorrectionsDoc, keepStoredRows, noCorrections } from '@club/shared';
import { repairProjections } from '../audit/repair';
import { changingTemporadas } from './changing';
import type { Migration } from './migration';

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
    ajuste: equipo ? adjustmentOf(equipo) : noCorrections(temporadaId).ajuste,
    ...(clasificacion && { clasificacion }),
    ...(retirado && { retirado }),
    jugadores: rows,
    ...(jugadores?.archivo && { archivo: jugadores.archivo }),
  };
  await uow.write(spec, corrections, { keepHistory: false });
  return true;
}

/** The baseline: corrections in older data become records, and everything else is derived from the records. */
export const correctionsAsRecords: Migration = {
  version: 11,
  descripcion: 'correcciones en su propio registro y todo lo demás contado de nuevo',
  run: async (services) => {
    const moved = await changingTemporadas(services, moveCorrections);
    return moved + (await repairProjections(services)).length;
  },
};
