import type { AllTimeTally, EquipoEstadisticas } from '@club/shared';
import clsx from 'clsx';
import { FigureButton } from '../../components/figure-button';
import { resultClass } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './record-card.module.css';

/** A figure that can show its matches. */
export type RecordFigure = 'partidos_jugados' | 'ganados' | 'empatados' | 'perdidos';

interface ShareBarProps {
  readonly record: Pick<AllTimeTally, 'ganados' | 'empatados' | 'perdidos'>;
}

/** Bar with the shares of won, drawn and lost matches. Decorative: the figures next to it say the same. */
export function ShareBar({ record }: ShareBarProps) {
  const parts = [
    [record.ganados, 'win'],
    [record.empatados, 'draw'],
    [record.perdidos, 'lose'],
  ] as const;
  return (
    <div aria-hidden className={css.bar}>
      {parts.map(([count, resultado]) => (
        <div
          key={resultado}
          className={resultClass(resultado)}
          style={{ flexGrow: count, minWidth: count > 0 ? 6 : 0 }}
        />
      ))}
    </div>
  );
}

interface RecordCardProps {
  readonly equipo: EquipoEstadisticas;
  /** Figure whose matches are shown. */
  readonly open: RecordFigure | undefined;
  readonly onOpen: (figure: RecordFigure | undefined) => void;
}

/** The team's season: matches, position, and won, drawn and lost counts. A tap on a count shows its matches. */
export function RecordCard({ equipo, open, onOpen }: RecordCardProps) {
  const figure = (label: string, value: string | number, key?: RecordFigure) => (
    <div className={css.figure}>
      <dt className={clsx(text.caption, text.muted)}>{label}</dt>
      <dd>
        {key && value !== 0 ? (
          <FigureButton
            label={label}
            isOpen={open === key}
            onToggle={() => onOpen(open === key ? undefined : key)}
          >
            {value}
          </FigureButton>
        ) : (
          value
        )}
      </dd>
    </div>
  );
  const counted = (key: RecordFigure, label: string) => figure(label, equipo[key], key);
  return (
    <div className={clsx(surface.card, css.record)}>
      <dl>
        {counted('partidos_jugados', 'Partidos jugados')}
        {figure('Posición', equipo.posicion === null ? '—' : `${String(equipo.posicion)}º`)}
        {figure('Equipos', equipo.num_equipos ?? '—')}
        {counted('ganados', 'Ganados')}
        {counted('empatados', 'Empatados')}
        {counted('perdidos', 'Perdidos')}
      </dl>
      <ShareBar record={equipo} />
    </div>
  );
}
