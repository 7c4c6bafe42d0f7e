import {
  accept,
  type UpdateClasificacion,
  type Clasificacion,
  type StoredClasificacion,
  nextClasificacion,
  findOurPosition,
  refuse,
  type Result,
  type Temporada,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { readSettings } from '../../store/read-club';
import { findReferenced, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { withShown } from './estadisticas';
import { findTemporada, readCorrections, writeCorrections } from './temporadas';

const asClasificacion = ({ _id, nombre }: Temporada, clasificacion: StoredClasificacion) => ({
  _id,
  temporada_id: _id,
  temporada_nombre: nombre,
  ...clasificacion,
});

export async function findClasificacion(reader: Reader, temporadaId: string) {
  const [temporada, corrections] = await Promise.all([
    findTemporada(reader, temporadaId),
    reader.read(documents.correcciones(temporadaId)),
  ]);
  return temporada.ok && corrections?.clasificacion
    ? accept(asClasificacion(temporada.value, corrections.clasificacion))
    : refuse('no-encontrado', 'la clasificación');
}

/** Stores a season's table and our position in it. Refused if it names unknown records, or `version` is stale. */
export async function updateClasificacion(
  uow: UnitOfWork,
  temporadaId: string,
  body: UpdateClasificacion,
): Promise<Result<Clasificacion>> {
  const temporada = await findTemporada(uow, temporadaId);
  if (!temporada.ok) return temporada;
  const rivalIds = [...new Set(body.filas.flatMap(({ equipo_id: id }) => id ?? []))];
  const spec = documents.competicion(body.competicion_id);
  const [competicion, corrections, found] = await Promise.all([
    findReferenced(uow, spec, `la competición «${body.competicion_id}»`),
    readCorrections(uow, temporadaId),
    uow.readAll(rivalIds.map((id) => documents.equipo(id))),
  ]);
  if (!competicion.ok) return competicion;
  const unknown = rivalIds.find((_id, index) => !found[index]);
  if (unknown !== undefined) return refuse('referencia-desconocida', `el equipo «${unknown}»`);
  const stored = corrections.clasificacion;
  if (body.version !== undefined && body.version !== (stored?.version ?? 0)) {
    return refuse('version-antigua');
  }
  const { zona_horaria: zone } = await readSettings(uow);
  const clasificacion = nextClasificacion(stored, body, competicion.value.nombre, uow.now, zone);
  await writeCorrections(uow, {
    ...withShown(corrections),
    clasificacion,
    ...findOurPosition(clasificacion.filas),
    posicion_el: uow.now.toISOString(),
  });
  return accept(asClasificacion(temporada.value, clasificacion));
}

/** Deletes the table and returns it. Our position and the number of teams stay. */
export async function deleteClasificacion(uow: UnitOfWork, temporadaId: string) {
  const found = await findClasificacion(uow, temporadaId);
  if (!found.ok) return found;
  const { clasificacion: _clasificacion, ...rest } = await readCorrections(uow, temporadaId);
  await writeCorrections(uow, rest);
  return found;
}

/** Updates a competition's name in the tables of all seasons. */
export async function renameClasificaciones(uow: UnitOfWork, id: string, nombre: string) {
  for (const corrections of await uow.list(collections.correcciones)) {
    const { clasificacion } = corrections;
    if (clasificacion?.competicion_id !== id) continue;
    const renamed = { ...clasificacion, nombre_competicion: nombre };
    await writeCorrections(uow, { ...corrections, clasificacion: renamed }, { keepHistory: false });
  }
}
