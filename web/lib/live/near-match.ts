import type { Partido, PartidoPreview } from '@club/shared';
import type { LiveDoc } from './live-store';

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

/** Whether a match is played now or begins within the hour. */
function isNear({ estado, jugado, fecha_date: kickOff }: Match, now: Date): boolean {
  if (jugado) return false;
  if (estado === 'en_juego') return true;
  const hours = (now.getTime() - new Date(kickOff).getTime()) / HOUR_MS;
  return estado === 'programado' && hours >= -BEFORE_H && hours <= AFTER_H;
}

/** Whether somebody waits for news of a document: it is not there, or shows a match that is near. */
export function isAwaited(path: string, doc: LiveDoc<unknown>, now: Date): boolean {
  if (doc.status === 'loading' || path.startsWith('directo/')) return true;
  return doc.status === 'ready' && matchesIn(path, doc.data).some((match) => isNear(match, now));
}
