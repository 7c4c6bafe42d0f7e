import type { AllTimeTally, EquipoEstadisticas } from '@club/shared';
import clsx from 'clsx';
import { FigureButton } from '../../components/figure-button';
import { resultClass } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './record-card.module.css';

/** A figure whose matches can be shown. */
export type RecordFigure = 'partidos_jugados' | 'ganados' | 'empatados' | 'perdidos';

interface ResultSharesBarProps {
  readonly tally: Pick<AllTimeTally, 'ganados' | 'empatados' | 'perdidos'>;
}

/** Bar with the shares of won, drawn and lost matches. Decorative: the figures next to it say the same. */
export function ResultSharesBar({ tally }: ResultSharesBarProps) {
  const parts = [
    [tally.ganados, 'win'],
    [tally.empatados, 'draw'],
    [tally.perdidos, 'lose'],
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

/** The team's record of a season: matches, position, wins, draws and losses. A tap on a count shows its matches. */
export function RecordCard({ equipo, open, onOpen }: RecordCardProps) {
  const renderFigure = (label: string, value: string | number, key?: RecordFigure) => (
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
  const renderCount = (label: string, key: RecordFigure) => renderFigure(label, equipo[key], key);
  return (
    <div className={clsx(surface.card, css.record)}>
      <dl>
        {renderCount('Partidos jugados', 'partidos_jugados')}
        {renderFigure('Posición', equipo.posicion === null ? '—' : `${String(equipo.posicion)}º`)}
        {renderFigure('Equipos', equipo.num_equipos ?? '—')}
        {renderCount('Ganados', 'ganados')}
        {renderCount('Empatados', 'empatados')}
        {renderCount('Perdidos', 'perdidos')}
      </dl>
      <ResultSharesBar tally={equipo} />
    </div>
  );
}
