import type { PartidoPreview } from '../registros/partido';
import type { ZonaHoraria } from '../vocabulario';
import { jugados, type PartidoJugado } from './forma';
import { localDate } from './local-date';

/** A match that was played on today's date in an earlier year. */
export interface Efemeride {
  readonly partido: PartidoJugado;
  /** Whole years ago, at least one. */
  readonly anios: number;
}

/** "Hoy hace un año": what was played on this day in earlier years; the most recent first. */
export function efemerides(
  partidos: Iterable<PartidoPreview>,
  now: Date,
  zona?: ZonaHoraria,
): Efemeride[] {
  const [year, ...monthDay] = localDate(now, zona).split('-');
  return jugados(partidos)
    .reverse()
    .flatMap((partido) => {
      const [then, ...day] = localDate(new Date(partido.fecha_date), zona).split('-');
      const anios = Number(year) - Number(then);
      return anios > 0 && day.join() === monthDay.join() ? [{ partido, anios }] : [];
    });
}
