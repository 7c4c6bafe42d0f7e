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

/** A played match, from which charts are recomputed. */
export interface Sheet {
  readonly partido: Partido;
  readonly goles: readonly SheetGoal[];
  /** Minutes of all players by id, `null` if unknown. */
  readonly minutos: ReadonlyMap<string, number> | null;
}

const goalsOf = ({ detalles }: Partido): SheetGoal[] =>
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

/** The sheets of the played matches, in order of time. */
export const sheetsOf = (
  partidos: readonly Partido[],
  minutesOf: (partido: Partido) => Sheet['minutos'],
): readonly Sheet[] =>
  partidos
    .filter(({ jugado }) => jugado)
    .map((partido) => ({ partido, goles: goalsOf(partido), minutos: minutesOf(partido) }))
    .toSorted((a, b) => (a.partido.fecha_date < b.partido.fecha_date ? -1 : 1));
