import type { PartidoData, partidoRecord } from '../records/partido';
import type { GivenFields } from '../records/record';

/**
 * A test value for each match field that is stored as entered. Tests send, change, export and show each of them. A
 * new field does not compile without a value here.
 */
export const DESCRIBED_PARTIDO = {
  local: false,
  estado: 'aplazado',
  clave_externa: 'jornada-12',
  jornada: 12,
  arbitro: 'Sánchez Ruiz',
} as const satisfies Required<GivenFields<typeof partidoRecord, PartidoData>>;
