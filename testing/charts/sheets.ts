import type { Partido } from '@club/shared';
import type { SeasonFile, SeasonMatch } from '../../scripts/import/season-file';

/** A goal in the independent data. */
export interface SheetGoal {
  /** 3 and 4 are the periods of extra time. */
  readonly mitad: 1 | 2 | 3 | 4;
  readonly minuto: number | undefined;
  readonly anadido: number;
  readonly ourSide: boolean;
  readonly autor: string | undefined;
  readonly asistente: string | undefined;
}

/** Independent data of a played match, from which charts are recomputed. Players have any unique name. */
export interface Sheet {
  readonly clave: string;
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

const chronologically = (sheets: readonly Sheet[]) =>
  sheets.toSorted((a, b) => (a.dia + a.hora < b.dia + b.hora ? -1 : 1));

const goalsOfFile = ({ events, extraTime }: SeasonMatch): SheetGoal[] =>
  events.flatMap(({ type, half, minute, period, stoppage = 0, author, assist }) =>
    type === 'gol anotado' || type === 'gol encajado'
      ? [
          {
            mitad: half === '1' ? 1 : !extraTime || period === '2H' ? 2 : period === 'ET2' ? 4 : 3,
            minuto: minute,
            anadido: stoppage,
            ourSide: type === 'gol anotado',
            autor: author,
            asistente: assist,
          },
        ]
      : [],
  );

/** The sheets in a season file, whose halves all have 45 minutes. `minutesOf` gives the known minutes. */
export const sheetsOfFile = (
  { matches }: SeasonFile['seasons'][number],
  minutesOf: (clave: string) => Sheet['minutos'],
): readonly Sheet[] =>
  chronologically(
    matches.map((match) => ({
      clave: match.id,
      dia: match.date,
      hora: match.time,
      rival: match.opponent,
      competicion: match.competition,
      atHome: match.home,
      parte: 45,
      goles: goalsOfFile(match),
      extraTime: match.extraTime === true,
      shootOut: match.shootout ? [match.shootout.for, match.shootout.against] : null,
      awarded: [0, 0],
      convocados: match.lineup.map(({ playerKey }) => playerKey),
      minutos: minutesOf(match.id),
    })),
  );

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

/** The sheets of played matches from the API, with player ids. */
export const sheetsOfPartidos = (
  partidos: readonly Partido[],
  minutesOf: (partido: Partido) => Sheet['minutos'],
): readonly Sheet[] =>
  chronologically(
    partidos
      .filter(({ jugado }) => jugado)
      .map((partido) => ({
        clave: partido._id,
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
      })),
  );
