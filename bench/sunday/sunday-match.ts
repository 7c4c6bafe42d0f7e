import { endpoints, FILAS, type Partido } from '@club/shared';
import { demoClient } from '../../testing/demo-client';

/** A player as the sheet's lists name him. */
interface Jugador {
  readonly nombre: string;
  /** As the lists of scorers call him, with his number. */
  readonly opcion: string;
}

/** The row of a sheet as its lists call it. */
type Puesto = 'Portero' | 'Defensa' | 'Mediocentro' | 'Delantero' | 'Sustituto';

/** What the administrator has to enter: a match of yesterday, much like the last one. */
export interface SundayMatch {
  readonly id: string;
  readonly rival: string;
  /** DD-MM-YYYY */
  readonly fecha: string;
  /** Who played, where; two others than last time. */
  readonly alineacion: readonly (Jugador & { readonly puesto: Puesto })[];
  /** Who played last time and does not now. */
  readonly fuera: readonly Jugador[];
  readonly dentro: readonly (Jugador & { readonly puesto: Puesto })[];
}

const PUESTOS = {
  portero: 'Portero',
  defensas: 'Defensa',
  mediocentros: 'Mediocentro',
  delanteros: 'Delantero',
  suplentes: 'Sustituto',
} as const satisfies Record<(typeof FILAS)[number], Puesto>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Yesterday as a match says it. */
function yesterday(): string {
  const [year, month, day] = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10).split('-');
  return [day, month, year].join('-');
}

/** Moves the next match of the demonstration at `url` to yesterday at noon: its sheet is what there is to do. */
export async function arrangeSunday(url: string): Promise<SundayMatch> {
  const api = demoClient(url);
  const partidos: readonly Pick<
    Partido,
    '_id' | 'estado' | 'jugado' | 'nombre_equipo' | 'alineacion' | 'temporada_id'
  >[] = await api.call(endpoints.fetchPartidos);
  const next = partidos.find(({ estado }) => estado === 'programado');
  const last = partidos.findLast(({ jugado }) => jugado);
  const activos = await api.call(endpoints.fetchJugadoresPreviewActivos);
  if (!next || !last) throw new Error('the demonstration has no match to enter');
  const fecha = yesterday();
  await api.call(endpoints.updatePartido, {
    id: next._id,
    body: { fecha_str: fecha, hora_str: '12:00' },
  });
  const jugadorOf = (id: string): Jugador | undefined => {
    const found = activos.find(({ jugador_id: one }) => one === id);
    return (
      found && {
        nombre: found.nombre_con_inicial,
        opcion: `${found.nombre_con_inicial} (${String(found.dorsal)})`,
      }
    );
  };
  const before = FILAS.flatMap((fila) =>
    last.alineacion[fila].flatMap(({ jugador_id: id }) => {
      const jugador = jugadorOf(id);
      return jugador ? [{ ...jugador, puesto: PUESTOS[fila] }] : [];
    }),
  );
  const isIn = new Set(before.map(({ nombre }) => nombre));
  const rest = activos
    .flatMap(({ jugador_id: id }) => jugadorOf(id) ?? [])
    .filter(({ nombre }) => !isIn.has(nombre));
  const fuera = before.filter(({ puesto }) => puesto === 'Mediocentro').slice(0, 2);
  const dentro = rest
    .slice(0, 2)
    .map((jugador) => ({ ...jugador, puesto: 'Mediocentro' as const }));
  if (fuera.length < 2 || dentro.length < 2) throw new Error('nobody can be changed');
  return {
    id: next._id,
    rival: next.nombre_equipo,
    fecha,
    alineacion: [...before.filter((one) => !fuera.includes(one)), ...dentro],
    fuera,
    dentro,
  };
}
