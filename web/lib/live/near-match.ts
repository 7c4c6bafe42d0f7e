import type { Partido, PartidoPreview } from '@club/shared';
import type { LiveDoc } from './live-store';

type Match = Pick<PartidoPreview, 'estado' | 'jugado' | 'fecha_date'>;

const HOUR_MS = 60 * 60 * 1000;
/** Hours before and after its kick-off in which a scheduled match is near. */
const BEFORE_H = 1;
const AFTER_H = 4;

/** Matches in a document of the home page, a season or a match; none for other documents. */
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

/** Whether a match is being played, starts within the hour, or should have started and has no result yet. */
function isNear({ estado, jugado, fecha_date: kickOff }: Match, now: Date): boolean {
  if (jugado) return false;
  if (estado === 'en_juego') return true;
  const hours = (now.getTime() - new Date(kickOff).getTime()) / HOUR_MS;
  return estado === 'programado' && hours >= -BEFORE_H && hours <= AFTER_H;
}

/** Whether a document is needed live at once: it is loading, is the live log of a match, or contains a near match. */
export function isAwaited(path: string, doc: LiveDoc<unknown>, now: Date): boolean {
  if (doc.status === 'loading' || path.startsWith('directo/')) return true;
  return doc.status === 'ready' && matchesIn(path, doc.data).some((match) => isNear(match, now));
}
