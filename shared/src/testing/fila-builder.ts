import fc from 'fast-check';
import { ZERO_COUNTERS, type Counters } from '../vocabulary';
import type { FilaTemporada } from '../schemas/public';

/** A player's row in a season, with zeros by default. */
export function buildFila(fields: Partial<FilaTemporada> = {}): FilaTemporada {
  return {
    jugador_id: 'jugador-1',
    jugador_nombre: 'Marcos L.',
    img_perfil: { disponible: true, extension: 'jpg' },
    sumas: ZERO_COUNTERS,
    ajuste: ZERO_COUNTERS,
    ...fields,
  };
}

/** Figures within the bounds. */
export function countersArbitrary(min: number, max: number): fc.Arbitrary<Counters> {
  const figure = fc.integer({ min, max });
  return fc.record({
    partidos_jugados: figure,
    goles: figure,
    asistencias: figure,
    porterias_imbatidas: figure,
    tarjetas_amarillas: figure,
    tarjetas_rojas: figure,
    goles_encajados: figure,
    mvp: figure,
    titularidades: figure,
    minutos: figure,
    partidos_con_minutos: figure,
  });
}
