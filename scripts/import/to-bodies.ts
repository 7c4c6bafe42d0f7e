import {
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  type EndpointInput,
  type endpoints,
  type Fila,
  type Period,
  ROWS,
} from '@club/shared';
import type { SeasonMatch, SeasonPlayer } from './season-file';

type JugadorBody = EndpointInput<typeof endpoints.addJugador>;
type ActaBody = EndpointInput<typeof endpoints.updatePartido>;
type EventoBody = NonNullable<NonNullable<ActaBody['detalles']>['primera_parte']>[number];

/** Line-up row for each position, for matches without a known line-up. */
const ROW_OF_POSITION = {
  por: 'portero',
  def: 'defensas',
  mc: 'mediocentros',
  del: 'delanteros',
} as const;

/** Request body that creates a player. A player without a shirt number gets his place in the season's list, from 1. */
export function jugadorBody(player: SeasonPlayer, index: number): JugadorBody {
  const { heightCm, positions } = player;
  const hasHeight =
    heightCm !== undefined && heightCm >= HEIGHT_MIN_CM && heightCm <= HEIGHT_MAX_CM;
  return {
    nombre: player.nombre,
    apellido1: player.apellido1,
    apellido2: player.apellido2,
    alias: player.alias,
    dorsal: player.dorsal ?? Math.min(index + 1, 99),
    fecha_nac: player.birthDate,
    altura: hasHeight ? Math.round(heightCm) : undefined,
    pie: player.foot && (player.foot === 'left' ? 'Izquierdo' : 'Derecho'),
    pais: player.country === 'Spain' ? 'España' : player.country,
    posicion: {
      del: positions.includes('del'),
      mc: positions.includes('mc'),
      def: positions.includes('def'),
      por: positions.includes('por'),
    },
    clave_externa: player.key,
  };
}

/** The line-up. If it is unknown, the players in the events: they certainly played. */
function deriveLineup(match: SeasonMatch, players: readonly SeasonPlayer[]) {
  if (!match.gaps?.includes('lineup')) return match.lineup;
  const keys = match.events.flatMap(({ author, assist }) => [author, assist]);
  return [...new Set(keys.filter((key) => key !== undefined))].map((playerKey) => {
    const [position = 'mc'] = players.find(({ key }) => key === playerKey)?.positions ?? [];
    return { playerKey, row: ROW_OF_POSITION[position] };
  });
}

/** Sorted by minute if all events have one, otherwise in file order. */
const inPlayingOrder = (eventos: readonly EventoBody[]): EventoBody[] =>
  eventos.every(({ minuto }) => typeof minuto === 'number')
    ? eventos.toSorted(
        (a, b) => (a.minuto ?? 0) - (b.minuto ?? 0) || (a.anadido ?? 0) - (b.anadido ?? 0),
      )
    : [...eventos];

/** Last minutes of regular time and of the first period of extra time. The files have halves of 45 minutes. */
const [REGULAR, FIRST_EXTRA] = [90, 105];

/** Period of an event. Files put extra time into the second half, with a `period` or only with the minute. */
function derivePeriod(
  { half, minute, period }: Pick<SeasonMatch['events'][number], 'half' | 'minute' | 'period'>,
  hasExtraTime: boolean,
): Period {
  const isExtra = period?.startsWith('ET') ?? (minute ?? 0) > REGULAR;
  if (hasExtraTime && half === '2' && isExtra) {
    const isFirst = period === 'ET1' || (period !== 'ET2' && (minute ?? 0) <= FIRST_EXTRA);
    return isFirst ? 'prorroga_1' : 'prorroga_2';
  }
  return half === '1' ? 'primera_parte' : 'segunda_parte';
}

/** Request body that saves the sheet of a match. `toJugadorId` maps a player's key to the id. */
export function actaBody(
  match: SeasonMatch,
  players: readonly SeasonPlayer[],
  toJugadorId: (key: string) => string,
): ActaBody {
  const lineup = deriveLineup(match, players);
  const row = (rowName: Fila) =>
    lineup
      .filter((entry) => entry.row === rowName)
      .map(({ playerKey }) => ({ jugador_id: toJugadorId(playerKey) }));
  const { extraTime = false, shootout } = match;
  const isIn = (wanted: Period) => (event: Parameters<typeof derivePeriod>[0]) =>
    derivePeriod(event, extraTime) === wanted;
  const toJugadorRef = (key: string | undefined) =>
    key === undefined ? undefined : { jugador_id: toJugadorId(key) };
  const playedIn = (wanted: Period): EventoBody[] =>
    inPlayingOrder([
      ...match.events.filter(isIn(wanted)).map((one) => ({
        evento: one.type,
        autor:
          one.author === undefined
            ? undefined
            : { jugador_id: toJugadorId(one.author), forma: one.form },
        asistente: toJugadorRef(one.assist),
        minuto: one.minute,
        anadido: one.stoppage,
        propia_puerta: one.ownGoal === true || undefined,
      })),
      ...(match.substitutions ?? []).filter(isIn(wanted)).map((one) => ({
        evento: 'cambio' as const,
        sale: toJugadorRef(one.out),
        entra: toJugadorRef(one.in),
        minuto: one.minute,
        anadido: one.stoppage,
      })),
    ]);
  return {
    alineacion: Object.fromEntries(ROWS.map((rowName) => [rowName, row(rowName)])),
    detalles: {
      primera_parte: playedIn('primera_parte'),
      segunda_parte: playedIn('segunda_parte'),
      ...(extraTime && {
        prorroga_1: playedIn('prorroga_1'),
        prorroga_2: playedIn('prorroga_2'),
      }),
    },
    mvp: null,
    ...(shootout && { tanda: { anotados: shootout.for, encajados: shootout.against } }),
    ...(match.sinCambios && { sin_cambios: true }),
  };
}

/** Converts `YYYY-MM-DD` to `DD-MM-YYYY`. */
export const dateStr = (date: string): string => date.split('-').reverse().join('-');
