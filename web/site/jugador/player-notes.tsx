import type { EstadisticasTemporada } from '@club/shared';
import clsx from 'clsx';
import text from '../../components/text.module.css';
import css from './season-statistics.module.css';

const COUNTED = [
  ['goles', 'gol', 'goles'],
  ['asistencias', 'asistencia', 'asistencias'],
  ['partidos_jugados', 'partido', 'partidos'],
] as const;

const isMilestone = (count: number) =>
  count === 10 || count === 25 || (count >= 50 && count % 50 === 0);

/** Milestones reached or close this season: `A un gol de los 25`, `Ha llegado a 10 asistencias`. */
export function playerNotes(estadisticas: EstadisticasTemporada): string[] {
  return COUNTED.flatMap(([key, one, many]) => {
    const count = estadisticas[key];
    const left = [0, 1, 2].find((more) => isMilestone(count + more));
    if (left === undefined) return [];
    if (left === 0) return [`Ha llegado a ${String(count)} ${many}`];
    const [a, the] = key === 'asistencias' ? ['una', 'las'] : ['un', 'los'];
    const missing = left === 1 ? `${a} ${one}` : `${String(left)} ${many}`;
    return [`A ${missing} de ${the} ${String(count + left)}`];
  });
}

/** A player's milestones of the season in one line. */
export function PlayerNotes({ estadisticas }: { readonly estadisticas: EstadisticasTemporada }) {
  const notes = playerNotes(estadisticas);
  if (notes.length === 0) return null;
  return (
    <p className={clsx(text.body2, text.muted, css.notes)}>
      {`${notes.join(' · ')} esta temporada`}
    </p>
  );
}
