import type { AllTimeTally, EquipoEstadisticas } from '@club/shared';
import clsx from 'clsx';
import { FigureButton } from '../../components/figure-button';
import { resultClass } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './record-card.module.css';

/** A figure that can show its matches. */
export type RecordFigure = 'partidos_jugados' | 'ganados' | 'empatados' | 'perdidos';

interface FigureProps {
  readonly label: string;
  readonly value: string | number;
  readonly isOpen?: boolean;
  /** Left out if the figure has no matches. */
  readonly onToggle?: (() => void) | undefined;
}

function Figure({ label, value, isOpen = false, onToggle }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={clsx(text.caption, text.muted)}>{label}</dt>
      <dd>
        {onToggle ? (
          <FigureButton label={label} isOpen={isOpen} onToggle={onToggle}>
            {value}
          </FigureButton>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

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
  const counted = (figure: RecordFigure, label: string) => (
    <Figure
      label={label}
      value={equipo[figure]}
      isOpen={open === figure}
      onToggle={
        equipo[figure] === 0 ? undefined : () => onOpen(open === figure ? undefined : figure)
      }
    />
  );
  return (
    <div className={clsx(surface.card, css.record)}>
      <dl>
        {counted('partidos_jugados', 'Partidos jugados')}
        <Figure
          label="Posición"
          value={equipo.posicion === null ? '—' : `${String(equipo.posicion)}º`}
        />
        <Figure label="Equipos" value={equipo.num_equipos ?? '—'} />
        {counted('ganados', 'Ganados')}
        {counted('empatados', 'Empatados')}
        {counted('perdidos', 'Perdidos')}
      </dl>
      <ShareBar record={equipo} />
    </div>
  );
}
