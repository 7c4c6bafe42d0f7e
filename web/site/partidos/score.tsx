import { scoreParts, scoreText, type ResultFields, type Partido, statusLabel } from '@club/shared';
import clsx from 'clsx';
import { useState, useEffect, useRef } from 'react';
import { resultClass } from '../../components/result';
import css from './score.module.css';
import { type MatchSummary, type LiveStatus, resultText } from './sides';
import textCss from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';

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
  const label = statusLabel(estado);
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

/** Minute of a live match, below its score. An empty line until the minute is known. */
export function LiveLine({ estado, liveStatus }: LiveLineProps) {
  if (estado !== 'en_juego') return null;
  return (
    <div data-testid="minuto" className={css.minute}>
      {liveStatus?.text}
    </div>
  );
}

/** Live region that announces each new text, but not the first. */
export function Announcer({ text }: { readonly text: string }) {
  const latest = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === latest.current) return;
    latest.current = text;
    setAnnounced(text);
  }, [text]);
  return (
    <div role="status" aria-live="polite" className={textCss.hidden}>
      {announced}
    </div>
  );
}

/** Live region that announces each new score, but not the first. */
export function GoalAnnouncer({ partido }: { readonly partido: Partido }) {
  const { nombre } = useSettings();
  const text = partido.jugado
    ? `Marcador: ${resultText(partido, nombre)}`
    : `Partido de ${nombre} sin jugar`;
  return <Announcer text={text} />;
}
