import { scoreParts, scoreText, type ResultFields } from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { resultClass } from '../../components/result';
import css from './score.module.css';
import { type MatchSummary, type LiveStatus, stateLabel } from './sides';

/** Goals of both teams, and below them the kicks of a shoot-out. */
export function ScoreDigits({ partido }: { readonly partido: ResultFields }) {
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

/** Chip with a match's status; nothing for scheduled and finished matches. */
export function StateChip({ estado }: Pick<MatchSummary, 'estado'>) {
  const label = stateLabel(estado);
  if (label === undefined) return null;
  const isLive = estado === 'en_juego';
  return (
    <span className={clsx(css.chip, isLive && css.live)}>
      {isLive ? label.toUpperCase() : label}
    </span>
  );
}

interface LiveLineProps extends Pick<MatchSummary, 'estado'> {
  readonly liveStatus: LiveStatus | undefined;
}

/** Minute of a live match, below its score. Its space is reserved until the minute is known. */
export function LiveLine({ estado, liveStatus }: LiveLineProps) {
  if (estado !== 'en_juego') return null;
  return (
    <div data-testid="minuto" className={css.minute}>
      {liveStatus?.text}
    </div>
  );
}
