import type { EstadisticasTemporada } from '@club/shared';
import { milestoneOf } from './milestone';
import clsx from 'clsx';
import text from '../../components/text.module.css';
import css from './player-notes.module.css';

const COUNTED = [
  ['goles', 'gol', 'goles'],
  ['asistencias', 'asistencia', 'asistencias'],
  ['partidos_jugados', 'partido', 'partidos'],
] as const;

/** Milestones reached or close this season: `A un gol de los 25`, `Ha llegado a 10 asistencias`. */
export function playerNotes(estadisticas: EstadisticasTemporada): string[] {
  return COUNTED.flatMap(([key, one, many]) => {
    const milestone = milestoneOf(estadisticas[key]);
    if (!milestone) return [];
    const { meta, faltan } = milestone;
    if (faltan === 0) return [`Ha llegado a ${String(meta)} ${many}`];
    const missing =
      faltan === 1 ? `${one === 'asistencia' ? 'una' : 'un'} ${one}` : `${String(faltan)} ${many}`;
    return [`A ${missing} de ${one === 'asistencia' ? 'las' : 'los'} ${String(meta)}`];
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
