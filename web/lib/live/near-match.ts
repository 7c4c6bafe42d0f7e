import { localDate, type Partido, type PartidoPreview } from '@club/shared';

type Match = Pick<PartidoPreview, 'estado' | 'jugado' | 'fecha_date'>;

const HOUR_MS = 60 * 60 * 1000;
/** Readers wait for a match from so long before its kick-off on; hours. */
const BEFORE_H = 1;
/** So long after its kick-off a match that nobody has entered is not waited for any more; hours. */
const AFTER_H = 4;

/** Matches in a document of a public page: the front page's, a season's, or the match itself. */
function matchesIn(path: string, data: unknown): readonly Match[] {
  if (path.startsWith('partidos/')) return [data as Partido];
  const { next_games: next = [], partidos = {} } = data as {
    readonly next_games?: readonly Match[];
    readonly partidos?: Readonly<Record<string, Match>>;
  };
  return path === 'publico/portada' || path.startsWith('calendarios/')
    ? [...next, ...Object.values(partidos)]
    : [];
}

/** Whether a document shows a match that is played now or begins within the hour. */
export function showsNearMatch(path: string, data: unknown, now: Date): boolean {
  return matchesIn(path, data).some(({ estado, jugado, fecha_date: kickOff }) => {
    if (jugado) return false;
    if (estado === 'en_juego') return true;
    const hours = (now.getTime() - new Date(kickOff).getTime()) / HOUR_MS;
    return estado === 'programado' && hours >= -BEFORE_H && hours <= AFTER_H;
  });
}

/**
 * Whether a document is listened to itself rather than read again when the count of changes names it: the log of a
 * match, which is not counted, and the match on its day until its sheet is saved.
 */
export function isHeardDirectly(path: string, data: unknown, now: Date): boolean {
  if (path.startsWith('directo/')) return true;
  if (!path.startsWith('partidos/') || data === undefined) return false;
  const { estado, jugado, fecha_date: kickOff } = data as Match;
  if (jugado) return false;
  return (
    estado === 'en_juego' ||
    (estado === 'programado' && localDate(new Date(kickOff)) === localDate(now))
  );
}
