import type { AllTime } from '@club/shared';
import clsx from 'clsx';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './totals.module.css';

const FIGURES = [
  ['temporadas', 'Temporadas'],
  ['jugados', 'Partidos'],
  ['ganados', 'Ganados'],
  ['empatados', 'Empatados'],
  ['perdidos', 'Perdidos'],
  ['goles_favor', 'Goles a favor'],
  ['goles_contra', 'Goles en contra'],
] as const;

/** Totals of all seasons. */
export function Totals({ totales }: Pick<AllTime, 'totales'>) {
  return (
    <dl className={clsx(surface.card, css.totals)}>
      {FIGURES.map(([key, label]) => (
        <div key={key}>
          <dt className={clsx(text.caption, text.muted)}>{label}</dt>
          <dd>{totales[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
