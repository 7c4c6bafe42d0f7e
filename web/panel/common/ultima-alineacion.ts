import { endpoints, FILAS, type Fila } from '@club/shared';
import { callApi } from '../../lib/api/call-api';

interface Buscada {
  readonly temporadaId: string;
  /** The match that the line-up is for: its own sheet is not the last one. */
  readonly partidoId: string;
  /** Who can be called up. */
  readonly plantilla: readonly { readonly jugador_id: string }[];
}

/**
 * Players by row of the season's last sheet, those who are still in the squad; `undefined` without one or without
 * coverage.
 */
export async function loadUltimaAlineacion({
  temporadaId,
  partidoId,
  plantilla,
}: Buscada): Promise<Record<Fila, string[]> | undefined> {
  const result = await callApi(endpoints.fetchPartidosJugadosTemporada, { id: temporadaId });
  const last = result.ok ? result.value.findLast(({ _id: id }) => id !== partidoId) : undefined;
  if (!last) return undefined;
  const known = new Set(plantilla.map(({ jugador_id: id }) => id));
  return Object.fromEntries(
    FILAS.map((fila) => [
      fila,
      last.alineacion[fila].map(({ jugador_id: id }) => id).filter((id) => known.has(id)),
    ]),
  ) as Record<Fila, string[]>;
}
