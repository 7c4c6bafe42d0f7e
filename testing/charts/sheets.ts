import type { Partido } from '@club/shared';
import type { SeasonFile, SeasonMatch } from '../../scripts/import/season-file';

/** A goal in the independent data. */
export interface SheetGoal {
  readonly mitad: 1 | 2;
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
  readonly convocados: readonly string[];
  /** Minutes of all players, `null` if unknown. */
  readonly minutos: ReadonlyMap<string, number> | null;
}

const chronologically = (sheets: readonly Sheet[]) =>
  sheets.toSorted((a, b) => (a.dia + a.hora < b.dia + b.hora ? -1 : 1));

const goalsOfFile = ({ events }: SeasonMatch): SheetGoal[] =>
  events.flatMap(({ type, half, minute, stoppage = 0, author, assist }) =>
    type === 'gol anotado' || type === 'gol encajado'
      ? [
          {
            mitad: half === '1' ? (1 as const) : (2 as const),
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
      convocados: match.lineup.map(({ playerKey }) => playerKey),
      minutos: minutesOf(match.id),
    })),
  );

const goalsOfPartido = ({ detalles }: Partido): SheetGoal[] =>
  ([1, 2] as const).flatMap((mitad) =>
    detalles[mitad === 1 ? 'primera_parte' : 'segunda_parte'].flatMap((evento) =>
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
        convocados: Object.values(partido.alineacion)
          .flat()
          .map((one) => one.jugador_id),
        minutos: minutesOf(partido),
      })),
  );
