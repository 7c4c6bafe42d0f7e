import { z } from 'zod';
import { puestoOf } from '../rules/clasificacion';
import { clasificacionGuardadaSchema } from '../schemas/clasificacion';
import {
  type ActualizarEquipoEstadisticas,
  type EquipoEstadisticasDoc,
  equipoEstadisticasSchema,
} from '../schemas/estadisticas';
import { COUNTERS } from '../vocabulary';
import {
  calculado,
  type CamposOf,
  type Contenido,
  derivado,
  dicho,
  propio,
  type Registro,
} from './record';
import { sayWords } from './values';

/** Changes of the manual corrections of a player's figures or our record: the difference before and after. */
export function ajusteDiferencias(antes: Contenido, despues: Contenido): string[] {
  const signed = (value: unknown) => {
    const count = Number(value ?? 0);
    return count > 0 ? `+${String(count)}` : String(count);
  };
  return [...new Set([...COUNTERS, ...Object.keys(antes), ...Object.keys(despues)])]
    .filter((campo) => Number(antes[campo] ?? 0) !== Number(despues[campo] ?? 0))
    .map(
      (campo) =>
        `${sayWords(campo)}: corrección ${signed(antes[campo])} → ${signed(despues[campo])}`,
    );
}

/** Short text for a league table: position and number of teams. */
const sayClasificacion = (value: unknown): string => {
  const { data } = clasificacionGuardadaSchema.safeParse(value);
  if (!data) return 'sin tabla';
  const { posicion, num_equipos: total } = puestoOf(data.filas);
  return `tabla de ${data.nombre_competicion}, ${String(posicion)}º de ${String(total)}`;
};

type CamposDichos = Omit<
  ActualizarEquipoEstadisticas,
  'temporada_id' | 'temporada_nombre' | 'ranking_goles' | 'ranking_asistencias'
>;

/** Our record of a season. `propio` fields are entered by hand, the others are derived from the sheets. */
export const equipoEstadisticasRegistro = {
  tipo: 'estadisticas_equipo',
  coleccion: 'estadisticas_equipo',
  articulo: 'el',
  nombre: 'Puesto y balance de',
  titulo: z.object({ temporada_nombre: z.string() }).transform((doc) => doc.temporada_nombre),
  esquema: equipoEstadisticasSchema,
  campos: {
    _id: derivado('_id', []),
    temporada_id: derivado('temporada', []),
    temporada_nombre: derivado('temporada', []),
    posicion: dicho('posición', ['columna']),
    posicion_el: derivado('posición', []),
    num_equipos: dicho('número de equipos', ['columna']),
    partidos_jugados: calculado('partidos jugados', []),
    ganados: calculado('ganados', []),
    empatados: calculado('empatados', []),
    perdidos: calculado('perdidos', []),
    ranking_goles: derivado('goleadores', []),
    ranking_asistencias: derivado('asistentes', []),
    sumas: derivado('sumas', []),
    ajuste: propio('balance', [], { dice: null }),
    mejor_pareja: derivado('mejor pareja', []),
    tabla_jugadores: derivado('tabla de jugadores', []),
    clasificacion: propio('clasificación', [], { dice: sayClasificacion }),
    retirado: propio('retirado', [], { dice: null }),
  } satisfies CamposOf<EquipoEstadisticasDoc, CamposDichos>,
  cuenta: (antes, despues, lineas) => [
    ...lineas,
    ...ajusteDiferencias(
      (antes['ajuste'] ?? {}) as Contenido,
      (despues['ajuste'] ?? {}) as Contenido,
    ),
  ],
} as const satisfies Registro;
