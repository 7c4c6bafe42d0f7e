import type { Partido } from '@club/shared';
import type { SeasonFile, SeasonMatch } from '../../scripts/import/season-file';

/** A goal in the independent data. */
export interface GolDeHoja {
  readonly mitad: 1 | 2;
  readonly minuto: number | undefined;
  readonly anadido: number;
  readonly nuestro: boolean;
  readonly autor: string | undefined;
  readonly asistente: string | undefined;
}

/** Independent data of a played match, from which charts are recomputed. Players have any unique name. */
export interface Hoja {
  readonly clave: string;
  /** YYYY-MM-DD, and HH:MM. */
  readonly dia: string;
  readonly hora: string;
  readonly rival: string;
  readonly competicion: string;
  readonly enCasa: boolean;
  readonly parte: number;
  readonly goles: readonly GolDeHoja[];
  readonly convocados: readonly string[];
  /** Minutes of all players, `null` if unknown. */
  readonly minutos: ReadonlyMap<string, number> | null;
}

const chronologically = (hojas: readonly Hoja[]) =>
  hojas.toSorted((a, b) => (a.dia + a.hora < b.dia + b.hora ? -1 : 1));

const golesOfFile = ({ events }: SeasonMatch): GolDeHoja[] =>
  events.flatMap(({ type, half, minute, stoppage = 0, author, assist }) =>
    type === 'gol anotado' || type === 'gol encajado'
      ? [
          {
            mitad: half === '1' ? (1 as const) : (2 as const),
            minuto: minute,
            anadido: stoppage,
            nuestro: type === 'gol anotado',
            autor: author,
            asistente: assist,
          },
        ]
      : [],
  );

/** The sheets in a season file, whose halves all have 45 minutes. `minutosOf` gives the known minutes. */
export const hojasOfFile = (
  { matches }: SeasonFile['seasons'][number],
  minutosOf: (clave: string) => Hoja['minutos'],
): readonly Hoja[] =>
  chronologically(
    matches.map((match) => ({
      clave: match.id,
      dia: match.date,
      hora: match.time,
      rival: match.opponent,
      competicion: match.competition,
      enCasa: match.home,
      parte: 45,
      goles: golesOfFile(match),
      convocados: match.lineup.map(({ playerKey }) => playerKey),
      minutos: minutosOf(match.id),
    })),
  );

const golesOfPartido = ({ detalles }: Partido): GolDeHoja[] =>
  ([1, 2] as const).flatMap((mitad) =>
    detalles[mitad === 1 ? 'primera_parte' : 'segunda_parte'].flatMap((evento) =>
      evento.evento === 'gol anotado' || evento.evento === 'gol encajado'
        ? [
            {
              mitad,
              minuto: evento.minuto,
              anadido: evento.anadido ?? 0,
              nuestro: evento.evento === 'gol anotado',
              autor: evento.autor?.jugador_id,
              asistente: evento.asistente?.jugador_id,
            },
          ]
        : [],
    ),
  );

/** The sheets of played matches from the API, with player ids. */
export const hojasOfPartidos = (
  partidos: readonly Partido[],
  minutosOf: (partido: Partido) => Hoja['minutos'],
): readonly Hoja[] =>
  chronologically(
    partidos
      .filter(({ jugado }) => jugado)
      .map((partido) => ({
        clave: partido._id,
        dia: partido.fecha_str.split('-').reverse().join('-'),
        hora: partido.hora_str,
        rival: partido.nombre_equipo,
        competicion: partido.nombre_competicion,
        enCasa: partido.local,
        parte: partido.minutos_parte ?? 45,
        goles: golesOfPartido(partido),
        convocados: Object.values(partido.alineacion)
          .flat()
          .map((one) => one.jugador_id),
        minutos: minutosOf(partido),
      })),
  );
