import clsx from 'clsx';
import { resultClass } from '../../components/resultado';
import css from './score.module.css';
import { type MatchSummary, scoreText } from './sides';

interface ScoreProps {
  readonly partido: MatchSummary;
  readonly isLarge?: boolean;
}

/** A match's score in the colours of its result. */
export function Score({ partido, isLarge = false }: ScoreProps) {
  const { resultado } = partido;
  return (
    <div
      data-testid="marcador"
      className={clsx(
        css.score,
        isLarge ? css.large : css.small,
        resultado === '' ? css.pending : resultClass(resultado),
      )}
    >
      {scoreText(partido)}
    </div>
  );
}
