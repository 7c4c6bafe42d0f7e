import {
  type Counter,
  endpoints,
  type Pair,
  type Partido,
  type Contribution,
  contribution,
  pairKey,
  findActa,
} from '@club/shared';
import { useApi } from '../../lib/api/use-api';
import { countText } from '../../lib/number-text';
import { MatchesBehind } from './match-rows';
import { Button } from '../../components/button';

/** Picks a figure from what a match adds to its season. */
type FigureOf = (added: Contribution) => number | undefined;

/**
 * Matches that add to a figure, latest first, and how much each adds. Counted with `contribution`, like the statistics
 * (shared/src/rules/contribution.ts), so the sum is the figure before manual corrections.
 */
export const partidosBehind = (partidos: readonly Partido[], pickFigure: FigureOf) =>
  partidos
    .map((partido) => ({ partido, count: pickFigure(contribution(findActa(partido))) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.partido.fecha_date < b.partido.fecha_date ? 1 : -1));

type Unit = readonly [one: string, many: string];

const GOALS: Unit = ['gol', 'goles'];
const CARDS: Unit = ['tarjeta', 'tarjetas'];

/** Units of the counters to which one match can add more than one: `2 goles`. */
const UNITS: Readonly<Record<Counter, Unit | undefined>> = {
  partidos_jugados: undefined,
  goles: GOALS,
  asistencias: ['asistencia', 'asistencias'],
  minutos: ['minuto', 'minutos'],
  goles_encajados: GOALS,
  tarjetas_amarillas: CARDS,
  tarjetas_rojas: CARDS,
  porterias_imbatidas: undefined,
  mvp: undefined,
  titularidades: undefined,
  partidos_con_minutos: undefined,
};

interface BehindProps {
  readonly temporadaId: string;
  readonly pickFigure: FigureOf;
  readonly unit: Unit | undefined;
  /** The displayed figure, if the club can correct it. */
  readonly total?: number;
}

/** Matches behind a figure. Fetched from the API when a reader taps the figure. */
function Behind({ temporadaId, pickFigure, unit, total }: BehindProps) {
  const answer = useApi(endpoints.fetchPartidosJugadosTemporada, temporadaId);
  if (answer.status === 'loading') return <p role="status">Cargando…</p>;
  if (answer.status === 'error') {
    return (
      <p role="alert">
        {answer.error.msg} <Button onClick={answer.reload}>Reintentar</Button>
      </p>
    );
  }
  const behind = partidosBehind(answer.data, pickFigure);
  const counted = behind.reduce((sum, { count }) => sum + count, 0);
  return (
    <MatchesBehind
      partidos={behind.map(({ partido, count }) => ({
        ...partido,
        partido_id: partido._id,
        note: unit && countText(count, ...unit),
      }))}
      sumText={`Las fichas suman ${String(counted)}`}
      isCorrected={total !== undefined && counted !== total}
    />
  );
}

interface BehindFigureProps {
  readonly temporadaId: string;
  readonly jugadorId: string;
  readonly counter: Counter;
  readonly total: number;
}

/** Matches behind a player's figure. */
export const MatchesBehindFigure = ({ jugadorId, counter, ...rest }: BehindFigureProps) => (
  <Behind
    {...rest}
    pickFigure={({ jugadores }) => jugadores[jugadorId]?.[counter]}
    unit={UNITS[counter]}
  />
);

interface BehindPairProps {
  readonly temporadaId: string;
  readonly pair: Pair;
}

/** Matches in which a pair scored. */
export const MatchesBehindPair = ({ temporadaId, pair: { asistente, autor } }: BehindPairProps) => (
  <Behind
    temporadaId={temporadaId}
    pickFigure={({ parejas }) => parejas[pairKey(asistente.jugador_id, autor.jugador_id)]}
    unit={GOALS}
  />
);
