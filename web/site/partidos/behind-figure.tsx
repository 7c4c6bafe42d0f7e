import { type Counter, endpoints } from '@club/shared';
import { partidosBehind } from './partidos-behind';
import clsx from 'clsx';
import { useApi } from '../../lib/api/use-api';
import { AnswerState } from '../../components/answer-state';
import text from '../../components/text.module.css';
import css from './behind.module.css';
import { MatchRows } from './match-rows';

export interface BehindFigureProps {
  readonly temporadaId: string;
  readonly jugadorId: string;
  readonly contador: Counter;
  /** The displayed figure, with manual corrections. */
  readonly total: number;
}

/** Units of counters that can be more than one in a match: `2 goles`. */
const NOTES: Partial<Record<Counter, readonly [one: string, many: string]>> = {
  goles: ['gol', 'goles'],
  asistencias: ['asistencia', 'asistencias'],
  minutos: ['minuto', 'minutos'],
  goles_encajados: ['gol', 'goles'],
  tarjetas_amarillas: ['tarjeta', 'tarjetas'],
  tarjetas_rojas: ['tarjeta', 'tarjetas'],
};

/** Matches behind a player's figure. Fetched from the API when a reader taps the figure. */
export function BehindFigure({
  temporadaId,
  jugadorId,
  contador: counter,
  total,
}: BehindFigureProps) {
  const answer = useApi(endpoints.fetchPartidosJugadosTemporada, temporadaId);
  const words = NOTES[counter];
  return (
    <AnswerState answer={answer}>
      {(partidos) => {
        const behind = partidosBehind(partidos, jugadorId, counter);
        const counted = behind.reduce((sum, { cuenta }) => sum + cuenta, 0);
        return (
          <>
            {behind.length > 0 && (
              <MatchRows
                rows={behind.map(({ partido, cuenta }) => ({
                  id: partido._id,
                  partido,
                  ...(words && { note: `${String(cuenta)} ${words[cuenta === 1 ? 0 : 1]}` }),
                }))}
              />
            )}
            {counted !== total && (
              <p className={clsx(css.note, text.body2, text.muted)}>
                {`Las fichas suman ${String(counted)}; el club ha corregido la cifra a mano.`}
              </p>
            )}
          </>
        );
      }}
    </AnswerState>
  );
}
