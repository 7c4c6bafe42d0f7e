import type { AllTimeDoc, PartidoLine } from '../schemas/all-time';
import { EMPTY_ALL_TIME } from '../projections/all-time';

interface GivenPartido {
  readonly id: string;
  readonly temporada: string;
  /** Local date, YYYY-MM-DD. */
  readonly day: string;
  readonly favor: number;
  readonly contra: number;
  readonly rival: string;
  readonly goleador?: readonly [id: string, goles: number];
}

/** An all-time document with these matches and players. Seasons are in order of first appearance. */
export function buildAllTime(
  partidos: readonly GivenPartido[],
  {
    filas = {},
    nombres = {},
    temporadas = [...new Set(partidos.map(({ temporada }) => temporada))],
  }: {
    readonly filas?: AllTimeDoc['filas'];
    readonly nombres?: AllTimeDoc['nombres'];
    readonly temporadas?: readonly string[];
  } = {},
): AllTimeDoc {
  const lines: Record<string, Record<string, PartidoLine>> = {};
  for (const { id, temporada, day, favor, contra, rival, goleador: scorer } of partidos) {
    lines[temporada] = {
      ...lines[temporada],
      [id]: [
        Date.parse(`${day}T10:00:00.000Z`) / 1000,
        day.split('-').reverse().join('-'),
        `equipo-${rival.replaceAll(' ', '-')}`,
        rival,
        'Liga Comarcal',
        true,
        favor,
        contra,
        ...(scorer ?? (['', 0] as const)),
      ],
    };
  }
  return {
    ...EMPTY_ALL_TIME,
    temporadas: temporadas.map((nombre) => ({ _id: nombre, nombre })),
    partidos: lines,
    filas,
    nombres,
  };
}
