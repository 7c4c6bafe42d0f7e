import { type Counter, COUNTERS, type EstadisticasTemporada, goalsPer90 } from '@club/shared';
import clsx from 'clsx';
import { FigureButton } from '../../components/figure-button';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './season-statistics.module.css';

/** Two decimals after a comma. Does not use `Intl`, for the same reason as lib/dates.ts. */
const decimal = (value: number) => value.toFixed(2).replace('.', ',');

/** "con él convocado": the figure counts every called-up player (regla 36). */
const FIGURES: readonly (readonly [keyof EstadisticasTemporada, string])[] = [
  ['partidos_jugados', 'Partidos'],
  ['titularidades', 'De inicio'],
  ['goles', 'Goles'],
  ['asistencias', 'Asistencias'],
  ['mvp', 'MVP'],
  ['tarjetas_amarillas', 'Amarillas'],
  ['tarjetas_rojas', 'Rojas'],
  ['goles_encajados', 'Encajados con él convocado'],
  ['porterias_imbatidas', 'Porterías a cero con él convocado'],
  ['ratio_goles_partido', 'Goles por partido'],
  ['ratio_asistencias_partido', 'Asistencias por partido'],
  ['ratio_golesencajados_partido', 'Encajados por partido'],
];

const isCounter = (key: keyof EstadisticasTemporada): key is Counter =>
  COUNTERS.some((counter) => counter === key);

interface SeasonStatisticsProps {
  readonly estadisticas: EstadisticasTemporada;
  /** Figure whose matches are shown. */
  readonly open: Counter | undefined;
  readonly onOpen: (counter: Counter | undefined) => void;
  /** Goals in the matches whose minutes are known. */
  readonly goalsOfMinutes: number;
}

/** A player's figures of a season. A tap on a counter shows its matches. */
export function SeasonStatistics({
  estadisticas,
  open,
  onOpen,
  goalsOfMinutes,
}: SeasonStatisticsProps) {
  const { minutos, partidos_con_minutos: partidos } = estadisticas;
  const per90 = goalsPer90(goalsOfMinutes, minutos);
  const figure = (key: keyof EstadisticasTemporada, label: string) => {
    const value = estadisticas[key];
    if (!isCounter(key)) return decimal(value);
    if (value === 0) return value;
    return (
      <FigureButton
        label={label}
        isOpen={open === key}
        onToggle={() => onOpen(open === key ? undefined : key)}
      >
        {value}
      </FigureButton>
    );
  };
  return (
    <dl className={clsx(surface.card, surface.columns, css.figures)}>
      {FIGURES.map(([key, label]) => (
        <div key={key}>
          <dd>{figure(key, label)}</dd>
          <dt className={text.muted}>{label}</dt>
        </div>
      ))}
      {partidos > 0 && (
        <div>
          <dd>{figure('minutos', 'Minutos')}</dd>
          <dt className={text.muted}>
            {partidos === 1 ? 'Minutos, en 1 partido' : `Minutos, en ${String(partidos)} partidos`}
          </dt>
        </div>
      )}
      {per90 !== null && (
        <div>
          <dd>{decimal(per90)}</dd>
          <dt className={text.muted}>Goles cada 90 minutos</dt>
        </div>
      )}
    </dl>
  );
}
