import {
  type Counter,
  endpoints,
  type Pair,
  type Partido,
  type Contribution,
  contribution,
  pairKey,
  actaOf,
} from '@club/shared';
import type { ReactNode } from 'react';
import { useApi, type ApiQuery } from '../../lib/api/use-api';
import { countText } from '../../lib/number-text';
import { MatchesBehind } from './match-rows';
import { Button } from '../../components/button';

/** A match and how much it adds to a figure. */
interface PartidoBehind {
  readonly partido: Partido;
  readonly count: number;
}

/** Matches that add to a figure, latest first. `figureOf` picks the figure from a match's contribution. */
const partidosAdding = (
  partidos: readonly Partido[],
  figureOf: (added: Contribution) => number | undefined,
): PartidoBehind[] =>
  partidos
    .map((partido) => ({ partido, count: figureOf(contribution(actaOf(partido))) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.partido.fecha_date < b.partido.fecha_date ? 1 : -1));

/**
 * Matches behind a player's figure, latest first. Counted with `contribution`, like the statistics
 * (shared/src/rules/contribution.ts), so their sum is the figure before manual corrections.
 */
export const partidosBehind = (
  partidos: readonly Partido[],
  jugadorId: string,
  counter: Counter,
): PartidoBehind[] => partidosAdding(partidos, ({ jugadores }) => jugadores[jugadorId]?.[counter]);

/** Matches with goals by one player after a pass of the other, latest first. */
export const partidosBehindPair = (
  partidos: readonly Partido[],
  assistantId: string,
  authorId: string,
): PartidoBehind[] =>
  partidosAdding(partidos, ({ parejas }) => parejas[pairKey(assistantId, authorId)]);

interface AnswerStateProps<T> {
  readonly answer: ApiQuery<T>;
  readonly children: (data: T) => ReactNode;
}

/** Renders an API query: loading text, an error with a retry button, or the data. */
function AnswerState<T>({ answer, children }: AnswerStateProps<T>) {
  switch (answer.status) {
    case 'loading':
      return <p role="status">Cargando…</p>;
    case 'error':
      return (
        <p role="alert">
          {answer.error.msg} <Button onClick={answer.reload}>Reintentar</Button>
        </p>
      );
    case 'ready':
      return children(answer.data);
  }
}

type Unit = readonly [one: string, many: string];

const GOALS: Unit = ['gol', 'goles'];
const CARDS: Unit = ['tarjeta', 'tarjetas'];

/** Units of counters that can be more than one in a match: `2 goles`. */
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
  readonly find: (partidos: readonly Partido[]) => readonly PartidoBehind[];
  readonly unit: Unit | undefined;
  /** The displayed figure, if the club can correct it. */
  readonly total?: number;
}

/** Matches behind a figure. Fetched from the API when a reader taps the figure. */
function Behind({ temporadaId, find, unit, total }: BehindProps) {
  const answer = useApi(endpoints.fetchPartidosJugadosTemporada, temporadaId);
  return (
    <AnswerState answer={answer}>
      {(partidos) => {
        const behind = find(partidos);
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
      }}
    </AnswerState>
  );
}

interface BehindFigureProps {
  readonly temporadaId: string;
  readonly jugadorId: string;
  readonly counter: Counter;
  readonly total: number;
}

/** Matches behind a player's figure. */
export const BehindFigure = ({ jugadorId, counter, ...rest }: BehindFigureProps) => (
  <Behind
    {...rest}
    find={(partidos) => partidosBehind(partidos, jugadorId, counter)}
    unit={UNITS[counter]}
  />
);

interface BehindPairProps {
  readonly temporadaId: string;
  readonly pair: Pair;
}

/** Matches in which a pair scored. */
export const BehindPair = ({ temporadaId, pair: { asistente, autor } }: BehindPairProps) => (
  <Behind
    temporadaId={temporadaId}
    find={(partidos) => partidosBehindPair(partidos, asistente.jugador_id, autor.jugador_id)}
    unit={GOALS}
  />
);
