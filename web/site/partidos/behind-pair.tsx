import { endpoints, type Pair } from '@club/shared';
import { partidosBehindPair } from './partidos-behind';
import { useApi } from '../../lib/api/use-api';
import { AnswerState } from '../../components/answer-state';
import { MatchRows } from './match-rows';

export interface BehindPairProps {
  readonly temporadaId: string;
  readonly pair: Pair;
}

/** Matches in which a pair scored. Fetched from the API when a reader taps the figure. */
export function BehindPair({ temporadaId, pair: { asistente, autor } }: BehindPairProps) {
  const answer = useApi(endpoints.fetchPartidosJugadosTemporada, temporadaId);
  return (
    <AnswerState answer={answer}>
      {(partidos) => (
        <MatchRows
          rows={partidosBehindPair(partidos, asistente.jugador_id, autor.jugador_id).map(
            ({ partido, cuenta }) => ({
              id: partido._id,
              partido,
              note: `${String(cuenta)} ${cuenta === 1 ? 'gol' : 'goles'}`,
            }),
          )}
        />
      )}
    </AnswerState>
  );
}
