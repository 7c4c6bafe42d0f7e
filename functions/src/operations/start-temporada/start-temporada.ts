import {
  accept,
  competicionSchema,
  type StartTemporada,
  refuse,
  type Result,
  type Temporada,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { updateJugador } from '../jugadores/jugadores';
import { createTemporada } from '../temporadas/temporadas';

/** Creates the competition of the new season, unless there is one with that name. */
async function ensureCompeticion(uow: UnitOfWork, _id: string, nombre: string): Promise<void> {
  const same = await uow.list(collections.competiciones, { field: 'nombre', value: nombre });
  if (same.length > 0) return;
  uow.create(documents.competicion(_id), competicionSchema.parse({ _id, nombre }));
}

/** Starts a season: archives the figures of the last one, deactivates the players who leave (docs/decisions/0037). */
export async function startTemporada(
  uow: UnitOfWork,
  id: string,
  { nombre, competicion, bajas }: StartTemporada,
): Promise<Result<Temporada>> {
  const created = await createTemporada(uow, { _id: id, nombre });
  if (!created.ok) return created;
  if (competicion !== undefined) await ensureCompeticion(uow, `${id}-0`, competicion);
  for (const jugadorId of new Set(bajas)) {
    const updated = await updateJugador(uow, jugadorId, { activo: false });
    if (updated.ok) continue;
    return updated.refusal.code === 'no-encontrado'
      ? refuse('referencia-desconocida', `el jugador «${jugadorId}»`)
      : updated;
  }
  return accept(created.value);
}
