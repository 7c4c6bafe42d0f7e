import type { PartidoPreview } from '../registros/partido';
import type { ZonaHoraria } from '../vocabulario';
import { jugados } from './forma';
import { localDate } from './local-date';

/** "Hoy hace un año": what was played on this day in earlier years, whole years ago; the most recent first. */
export function efemerides(partidos: Iterable<PartidoPreview>, now: Date, zona?: ZonaHoraria) {
  const [year, ...monthDay] = localDate(now, zona).split('-');
  return jugados(partidos)
    .reverse()
    .flatMap((partido) => {
      const [then, ...day] = localDate(new Date(partido.fecha_date), zona).split('-');
      const anios = Number(year) - Number(then);
      return anios > 0 && day.join() === monthDay.join() ? [{ partido, anios }] : [];
    });
}
