import { type Counter, endpoints, type Pair, type Partido } from '@club/shared';
import { AnswerState } from '../../components/answer-state';
import { useApi } from '../../lib/api/use-api';
import { countText } from '../../lib/count-text';
import { MatchesBehind } from './match-rows';
import { type PartidoBehind, partidosBehind, partidosBehindPair } from './partidos-behind';

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
            found={`Las fichas suman ${String(counted)}`}
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
