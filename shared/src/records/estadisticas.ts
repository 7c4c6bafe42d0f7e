import { z } from 'zod';
import { findOurPosition } from '../rules/clasificacion';
import { storedClasificacionSchema } from '../schemas/clasificacion';
import { type UpdateEquipoEstadisticas, type EquipoEstadisticasDoc } from '../schemas/estadisticas';
import { COUNTERS } from '../vocabulary';
import {
  computed,
  type RecordFields,
  type Content,
  derived,
  plainField,
  serverField,
  type RecordKind,
} from './record';
import { sayWords } from './values';

/** Texts of changed manual corrections, of a player's figures or of our balance: `goles: corrección +1 → 0`. */
export function adjustmentDifferences(antes: Content, despues: Content): string[] {
  const signed = (value: unknown) => {
    const count = Number(value ?? 0);
    return count > 0 ? `+${String(count)}` : String(count);
  };
  return [...new Set([...COUNTERS, ...Object.keys(antes), ...Object.keys(despues)])]
    .filter((figure) => Number(antes[figure] ?? 0) !== Number(despues[figure] ?? 0))
    .map(
      (figure) =>
        `${sayWords(figure)}: corrección ${signed(antes[figure])} → ${signed(despues[figure])}`,
    );
}

/** Short text for a league table: competition, position, number of teams. */
const sayClasificacion = (value: unknown): string => {
  const { data } = storedClasificacionSchema.safeParse(value);
  if (!data) return 'sin tabla';
  const { posicion, num_equipos: total } = findOurPosition(data.filas);
  return `tabla de ${data.nombre_competicion}, ${String(posicion)}º de ${String(total)}`;
};

type InputFields = Omit<
  UpdateEquipoEstadisticas,
  'temporada_id' | 'temporada_nombre' | 'ranking_goles' | 'ranking_asistencias'
>;

/** The team's statistics of a season. A body that sets a `computed` figure changes its correction, `ajuste`. */
export const equipoEstadisticasKind = {
  tipo: 'estadisticas_equipo',
  collection: 'estadisticas_equipo',
  articulo: 'el',
  nombre: 'Puesto y balance de',
  titulo: z.object({ temporada_nombre: z.string() }).transform((doc) => doc.temporada_nombre),
  fields: {
    _id: derived('_id', []),
    temporada_id: derived('temporada', []),
    temporada_nombre: derived('temporada', []),
    posicion: plainField('posición', ['column']),
    posicion_el: derived('posición', []),
    num_equipos: plainField('número de equipos', ['column']),
    partidos_jugados: computed('partidos jugados', []),
    ganados: computed('ganados', []),
    empatados: computed('empatados', []),
    perdidos: computed('perdidos', []),
    ranking_goles: derived('goleadores', []),
    ranking_asistencias: derived('asistentes', []),
    sumas: derived('sumas', []),
    ajuste: serverField('balance', [], { say: null }),
    mejor_pareja: derived('mejor pareja', []),
    tabla_jugadores: derived('tabla de jugadores', []),
    clasificacion: serverField('clasificación', [], { say: sayClasificacion }),
    retirado: serverField('retirado', [], { say: null }),
  } satisfies RecordFields<EquipoEstadisticasDoc, InputFields>,
  describeChanges: (antes, despues, lines) => [
    ...lines,
    ...adjustmentDifferences(
      (antes['ajuste'] ?? {}) as Content,
      (despues['ajuste'] ?? {}) as Content,
    ),
  ],
} as const satisfies RecordKind;
