import type { Partido } from '@club/shared';

/** A goal of either side. */
export interface SheetGoal {
  /** 3 and 4 are the periods of extra time. */
  readonly mitad: 1 | 2 | 3 | 4;
  readonly minuto: number | undefined;
  readonly anadido: number;
  readonly ourSide: boolean;
  readonly autor: string | undefined;
  readonly asistente: string | undefined;
}

/** A played match, from which charts are recomputed. Players are ids. */
export interface Sheet {
  readonly id: string;
  /** YYYY-MM-DD, and HH:MM. */
  readonly dia: string;
  readonly hora: string;
  readonly rival: string;
  readonly competicion: string;
  readonly atHome: boolean;
  readonly parte: number;
  readonly goles: readonly SheetGoal[];
  readonly extraTime: boolean;
  /** Kicks of a shoot-out: ours, theirs. */
  readonly shootOut: readonly [number, number] | null;
  /** Goals of a match that was not played: ours, theirs. */
  readonly awarded: readonly [number, number];
  readonly convocados: readonly string[];
  /** Minutes of all players, `null` if unknown. */
  readonly minutos: ReadonlyMap<string, number> | null;
}

const goalsOfPartido = ({ detalles }: Partido): SheetGoal[] =>
  [
    { mitad: 1 as const, eventos: detalles.primera_parte },
    { mitad: 2 as const, eventos: detalles.segunda_parte },
    { mitad: 3 as const, eventos: detalles.prorroga_1 ?? [] },
    { mitad: 4 as const, eventos: detalles.prorroga_2 ?? [] },
  ].flatMap(({ mitad, eventos }) =>
    eventos.flatMap((evento) =>
      evento.evento === 'gol anotado' || evento.evento === 'gol encajado'
        ? [
            {
              mitad,
              minuto: evento.minuto,
              anadido: evento.anadido ?? 0,
              ourSide: evento.evento === 'gol anotado',
              autor: evento.autor?.jugador_id,
              asistente: evento.asistente?.jugador_id,
            },
          ]
        : [],
    ),
  );

/** The sheets of played matches from the API, in order of time. */
export const sheetsOfPartidos = (
  partidos: readonly Partido[],
  minutesOf: (partido: Partido) => Sheet['minutos'],
): readonly Sheet[] =>
  partidos
    .filter(({ jugado }) => jugado)
    .map((partido): Sheet => ({
      id: partido._id,
      dia: partido.fecha_str.split('-').reverse().join('-'),
      hora: partido.hora_str,
      rival: partido.nombre_equipo,
      competicion: partido.nombre_competicion,
      atHome: partido.local,
      parte: partido.minutos_parte ?? 45,
      goles: goalsOfPartido(partido),
      extraTime: (partido.detalles.prorroga_1 ?? partido.detalles.prorroga_2) !== undefined,
      shootOut: partido.tanda ? [partido.tanda.anotados, partido.tanda.encajados] : null,
      awarded: partido.incomparecencia
        ? [partido.goles_anotados ?? 0, partido.goles_encajados ?? 0]
        : [0, 0],
      convocados: Object.values(partido.alineacion)
        .flat()
        .map((one) => one.jugador_id),
      minutos: minutesOf(partido),
    }))
    .toSorted((a, b) => (a.dia + a.hora < b.dia + b.hora ? -1 : 1));
