import {
  accept,
  type ActualizarClasificacion,
  AJUSTES_INICIALES,
  type Clasificacion,
  type ClasificacionGuardada,
  type EquipoEstadisticasDoc,
  nextClasificacion,
  puestoOf,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import { readClub } from '../../firestore/read-club';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { onFound } from '../../firestore/on-found';
import { withRetirado } from './estadisticas';
import { readTemporadaDocs } from './temporada-docs';
import { findTemporada } from './temporadas';

const asClasificacion = (
  { _id, temporada_id, temporada_nombre }: EquipoEstadisticasDoc,
  clasificacion: ClasificacionGuardada,
): Clasificacion => ({ _id, temporada_id, temporada_nombre, ...clasificacion });

/** A season's league table; refused without one. */
export async function findClasificacion(
  reader: Reader,
  temporadaId: string,
): Promise<Result<Clasificacion>> {
  const equipo = await reader.read(documents.estadisticasEquipo(temporadaId));
  return equipo?.clasificacion
    ? accept(asClasificacion(equipo, equipo.clasificacion))
    : refuse('no-encontrado', 'la clasificación');
}

/** A season's record with another table, or without one. */
export function withClasificacion(
  equipo: EquipoEstadisticasDoc,
  clasificacion: ClasificacionGuardada | undefined,
): EquipoEstadisticasDoc {
  const { clasificacion: _clasificacion, ...rest } = equipo;
  return { ...rest, ...(clasificacion && { clasificacion }) };
}

/**
 * The season's table after somebody has entered it, whole; our place and the number of teams follow from it. A record that
 * was deleted by itself is there again. Refused are an unknown competition or rival, and who has not seen a newer table.
 */
export const updateClasificacion = onFound(
  findTemporada,
  async (uow, { _id: temporadaId }, body: ActualizarClasificacion, ahora: Date) => {
    const rivales = [...new Set(body.filas.flatMap(({ equipo_id: id }) => id ?? []))];
    const [competicion, { equipo }, found] = await Promise.all([
      uow.read(documents.competicion(body.competicion_id)),
      readTemporadaDocs(uow, temporadaId),
      uow.readAll(rivales.map((id) => documents.equipo(id))),
    ]);
    if (!competicion) {
      return refuse('referencia-desconocida', `la competición «${body.competicion_id}»`);
    }
    const unknown = rivales.find((_id, index) => !found[index]);
    if (unknown !== undefined) return refuse('referencia-desconocida', `el equipo «${unknown}»`);
    const stored = equipo.clasificacion;
    if (body.version !== undefined && body.version !== (stored?.version ?? 0)) {
      return refuse('version-antigua');
    }
    const { ajustes = AJUSTES_INICIALES } = await readClub(uow);
    const { zona_horaria: zona } = ajustes;
    const clasificacion = nextClasificacion(stored, body, competicion.nombre, ahora, zona);
    const changed: EquipoEstadisticasDoc = {
      ...withClasificacion(withRetirado(equipo, false), clasificacion),
      ...puestoOf(clasificacion.filas),
      posicion_el: ahora.toISOString(),
    };
    await uow.write(documents.estadisticasEquipo(temporadaId), changed, { keepHistory: true });
    return accept(asClasificacion(changed, clasificacion));
  },
);

/** The table that was deleted; our place and the number of teams stay as it said them. */
export const deleteClasificacion = onFound(findClasificacion, async (uow, clasificacion) => {
  const { temporada_id: temporadaId } = clasificacion;
  const { equipo } = await readTemporadaDocs(uow, temporadaId);
  await uow.write(documents.estadisticasEquipo(temporadaId), withClasificacion(equipo, undefined), {
    keepHistory: true,
  });
  return accept(clasificacion);
});

/** Brings a competition's new name into the tables of all seasons. */
export async function renameClasificaciones(
  uow: UnitOfWork,
  competicionId: string,
  nombre: string,
): Promise<void> {
  const { temporadas } = await readClub(uow);
  if (temporadas.length === 0) return;
  for (const equipo of await uow.list(collections.estadisticasEquipo)) {
    const { clasificacion } = equipo;
    if (clasificacion?.competicion_id !== competicionId) continue;
    if (clasificacion.nombre_competicion === nombre) continue;
    await uow.write(
      documents.estadisticasEquipo(equipo.temporada_id),
      withClasificacion(equipo, { ...clasificacion, nombre_competicion: nombre }),
    );
  }
}
