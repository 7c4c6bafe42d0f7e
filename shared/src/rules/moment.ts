import type { PartidoPreview } from '../records/partido';
import type { ZonaHoraria } from '../vocabulary';
import { jugados, type PartidoJugado } from './form';
import { localDate, ZONA_HORARIA } from './local-date';
import { comparePartidos } from './next-games';

/** How long the home page shows a result first, hours from kick-off. */
export const RESULT_HOURS = 48;

const HOUR_MS = 60 * 60 * 1000;

/** The main item of the home page (regla 74). */
export type Momento =
  | { readonly tipo: 'en_juego' | 'hoy' | 'proximo'; readonly partido: PartidoPreview }
  | { readonly tipo: 'resultado'; readonly partido: PartidoJugado }
  | { readonly tipo: 'fuera' };

/**
 * The most important match of a season at an instant, the first that applies: live, today's, the last result within
 * 48 hours, the next one. `fuera` if there is none.
 */
export function momento(
  ahora: Date,
  partidos: Iterable<PartidoPreview>,
  zona: ZonaHoraria = ZONA_HORARIA,
): Momento {
  const ordered = [...partidos].sort(comparePartidos);
  const enJuego = ordered.findLast(({ estado, jugado }) => estado === 'en_juego' && !jugado);
  if (enJuego) return { tipo: 'en_juego', partido: enJuego };
  const porJugar = ordered.filter(({ estado, jugado }) => estado === 'programado' && !jugado);
  const today = localDate(ahora, zona);
  const hoy = porJugar.find(({ fecha_date: fecha }) => localDate(new Date(fecha), zona) === today);
  if (hoy) return { tipo: 'hoy', partido: hoy };
  const age = ({ fecha_date: fecha }: PartidoPreview) => ahora.getTime() - Date.parse(fecha);
  const ultimo = jugados(ordered).findLast((partido) => age(partido) >= 0);
  if (ultimo && age(ultimo) < RESULT_HOURS * HOUR_MS) {
    return { tipo: 'resultado', partido: ultimo };
  }
  const proximo = porJugar.find((partido) => age(partido) < 0);
  return proximo ? { tipo: 'proximo', partido: proximo } : { tipo: 'fuera' };
}

/** Whole local days until a match: 0 today, 1 tomorrow. */
export function diasHasta(
  ahora: Date,
  { fecha_date: fecha }: Pick<PartidoPreview, 'fecha_date'>,
  zona: ZonaHoraria = ZONA_HORARIA,
): number {
  const day = (instant: Date) => Date.parse(localDate(instant, zona));
  return (day(new Date(fecha)) - day(ahora)) / (24 * HOUR_MS);
}

/** "Hoy hace un año": matches on this day in earlier years, most recent first. */
export function onThisDay(partidos: Iterable<PartidoPreview>, now: Date, zona?: ZonaHoraria) {
  const [year, ...monthDay] = localDate(now, zona).split('-');
  return jugados(partidos)
    .reverse()
    .flatMap((partido) => {
      const [then, ...day] = localDate(new Date(partido.fecha_date), zona).split('-');
      const anios = Number(year) - Number(then);
      return anios > 0 && day.join() === monthDay.join() ? [{ partido, anios }] : [];
    });
}
