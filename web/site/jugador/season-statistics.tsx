import {
  type Counter,
  COUNTERS,
  type EstadisticasTemporada,
  goalsPer90,
  type Position,
  type PositionKey,
  listPositions,
} from '@club/shared';
import clsx from 'clsx';
import { type CSSProperties, Fragment, useState } from 'react';
import { MatchesBehindFigure } from '../deferred-parts';
import { FigureButton } from '../../components/figure-button';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { countText, decimal } from '../../lib/number-text';
import css from './season-statistics.module.css';

type Key = keyof EstadisticasTemporada;

/** Figures per match need at least this many matches (regla 106). */
const MATCHES_FOR_RATIO = 3;

/** Names of the figures. «Con él convocado»: they count for every called-up player (regla 36). */
export const LABELS = {
  partidos_jugados: 'Partidos',
  titularidades: 'De inicio',
  minutos: 'Minutos',
  goles: 'Goles',
  asistencias: 'Asistencias',
  mvp: 'MVP',
  goles_encajados: 'Encajados con él convocado',
  porterias_imbatidas: 'Porterías a cero con él convocado',
  ratio_goles_partido: 'Goles por partido',
  ratio_asistencias_partido: 'Asistencias por partido',
  ratio_golesencajados_partido: 'Encajados por partido',
  tarjetas_amarillas: 'Amarillas',
  tarjetas_rojas: 'Rojas',
} as const satisfies Record<Exclude<Key, 'partidos_con_minutos'>, string>;

export type FigureKey = keyof typeof LABELS;

const ATTACK: readonly FigureKey[] = ['partidos_jugados', 'goles', 'asistencias', 'mvp'];

/** The figures that are not folded, by the player's first position (regla 106). */
const FIRST: Readonly<Record<PositionKey, readonly FigureKey[]>> = {
  por: ['partidos_jugados', 'goles_encajados', 'porterias_imbatidas'],
  def: ['partidos_jugados', 'titularidades', 'porterias_imbatidas', 'goles'],
  mc: ATTACK,
  del: ATTACK,
};

/** Shown only for goalkeepers and defenders. */
const CONCEDED: readonly FigureKey[] = [
  'goles_encajados',
  'porterias_imbatidas',
  'ratio_golesencajados_partido',
];

/** Whether a figure is shown for a player: it fits his positions, and enough matches are known. */
export const isShown = (
  key: FigureKey,
  posicion: Position,
  { partidos_jugados: played, partidos_con_minutos: timed }: EstadisticasTemporada,
): boolean =>
  (posicion.por || posicion.def || !CONCEDED.includes(key)) &&
  (played >= MATCHES_FOR_RATIO || !key.startsWith('ratio_')) &&
  (timed > 0 || key !== 'minutos');

const isCounter = (key: Key): key is Counter => COUNTERS.some((counter) => counter === key);

/** Scrolls to the list that a reader has opened. */
const bringIntoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

interface SeasonStatisticsProps {
  readonly temporadaId: string;
  readonly jugadorId: string;
  readonly posicion: Position;
  readonly estadisticas: EstadisticasTemporada;
  /** Goals that count for the goals per 90 minutes. */
  readonly goalsForPer90: number;
}

/** A player's figures of a season, those of his position first. A tap on a counter shows its matches below it. */
export function SeasonStatistics({
  posicion,
  estadisticas,
  goalsForPer90,
  ...season
}: SeasonStatisticsProps) {
  const [open, setOpen] = useState<Counter>();
  const { minutos, partidos_con_minutos: timed } = estadisticas;
  const per90 = goalsPer90(goalsForPer90, minutos);
  const [position = 'del'] = listPositions(posicion);
  const first = FIRST[position];
  const rest = (Object.keys(LABELS) as FigureKey[]).filter(
    (key) => !first.includes(key) && isShown(key, posicion, estadisticas),
  );
  const figure = (key: FigureKey) => {
    const value = estadisticas[key];
    const shown = isCounter(key) ? value : decimal(value, 2);
    const isOpen = open === key;
    const label = key === 'minutos' ? `Minutos, en ${countText(timed, 'partido')}` : LABELS[key];
    return (
      <Fragment key={key}>
        <div>
          <dd>
            {isCounter(key) && value > 0 ? (
              <FigureButton
                label={LABELS[key]}
                isOpen={isOpen}
                onToggle={() => setOpen(isOpen ? undefined : key)}
              >
                {shown}
              </FigureButton>
            ) : (
              shown
            )}
          </dd>
          <dt className={text.muted}>{label}</dt>
        </div>
        {isOpen && (
          <div ref={bringIntoView} className={css.behind}>
            <dt>{`${LABELS[key]}, partido a partido`}</dt>
            <dd>
              <MatchesBehindFigure {...season} counter={open} total={estadisticas[open]} />
            </dd>
          </div>
        )}
      </Fragment>
    );
  };
  return (
    <div className={surface.card}>
      <dl
        className={clsx(surface.columns, css.figures, css.first)}
        style={{ '--columns': first.length } as CSSProperties}
      >
        {first.map(figure)}
      </dl>
      <details className={css.more}>
        <summary>Más cifras</summary>
        <dl className={clsx(surface.columns, css.figures)}>
          {rest.map(figure)}
          {per90 !== null && (
            <div>
              <dd>{decimal(per90, 2)}</dd>
              <dt className={text.muted}>Goles cada 90 minutos</dt>
            </div>
          )}
        </dl>
      </details>
    </div>
  );
}

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
