import { scoreParts, scoreText, type ToldResult } from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { resultClass } from '../../components/result';
import css from './score.module.css';
import type { MatchSummary } from './sides';

/** Goals of both teams, and below them the kicks of a shoot-out. */
export function ScoreDigits({ partido }: { readonly partido: ToldResult }) {
  const { goals = 'VS', kicks } = scoreParts(partido) ?? {};
  return (
    <>
      {goals}
      {kicks !== undefined && <span className={css.kicks}> {kicks}</span>}
    </>
  );
}

interface ScoreProps {
  readonly partido: MatchSummary;
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** A match's score in the colours of its result. */
export function Score({ partido, isLarge = false, className }: ScoreProps) {
  const { resultado } = partido;
  const score = scoreText(partido);
  const [first] = useState(score);
  return (
    <div
      data-testid="marcador"
      className={clsx(
        css.score,
        isLarge ? css.large : css.small,
        resultado === '' ? css.pending : resultClass(resultado),
        className,
      )}
    >
      {/* Animate changes only, not the first score. */}
      <span key={score} className={clsx(css.digits, score !== first && css.rolls)}>
        <ScoreDigits partido={partido} />
      </span>
    </div>
  );
}
