import { scoreText } from '@club/shared';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { resultClass } from '../../components/result';
import { useSettings } from '../../lib/state/club-context';
import { SideBadge } from './side-badge';
import { type LiveStatus, type MatchSummary, toSides } from './sides';
import css from './sticky-score.module.css';

export interface StickyScoreProps {
  readonly partido: MatchSummary;
  readonly liveStatus?: LiveStatus | undefined;
}

/** One-line score at the top of the window while the header is out of view. Hidden from screen readers. */
export function StickyScore({ partido, liveStatus }: StickyScoreProps) {
  const { nombre } = useSettings();
  const mark = useRef<HTMLDivElement>(null);
  const [isHeaderGone, setIsHeaderGone] = useState(false);
  useEffect(() => {
    const { current } = mark;
    if (!current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsHeaderGone(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const [left, right] = toSides(partido, nombre);
  const { resultado } = partido;
  return (
    <>
      <div ref={mark} className={css.mark} />
      {isHeaderGone && (
        <div aria-hidden className={css.bar}>
          <SideBadge side={left} size={28} />
          <span className={clsx(css.score, resultado !== '' && resultClass(resultado))}>
            {scoreText(partido)}
          </span>
          <SideBadge side={right} size={28} />
          {liveStatus && <span className={css.minute}>{liveStatus.text}</span>}
        </div>
      )}
    </>
  );
}
