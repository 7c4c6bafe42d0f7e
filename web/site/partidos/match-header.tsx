import { allEvents, decisionText, type Partido, scoreText } from '@club/shared';
import clsx from 'clsx';
import { Fragment, useEffect, useRef, useState } from 'react';
import { ResultChip, resultClass } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatLongDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { mapUrl } from '../../lib/paths';
import css from './match-header.module.css';
import { LiveLine, StateChip, Score } from './score';
import { scorers } from './timeline';
import { type LiveStatus, type Side, toSides, SideBadge, NamedSide } from './sides';
import viewTransition from './view-transition.module.css';
import stickyCss from './sticky-score.module.css';

interface MatchHeaderProps {
  readonly partido: Partido;
  readonly liveStatus?: LiveStatus | undefined;
}

/** One-line score at the top of the window while the header is out of view. Hidden from screen readers. */
export function StickyScore({ partido, liveStatus }: MatchHeaderProps) {
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
      <div ref={mark} className={stickyCss.mark} />
      {isHeaderGone && (
        <div aria-hidden className={stickyCss.bar}>
          <SideBadge side={left} size={28} />
          <span className={clsx(stickyCss.score, resultado !== '' && resultClass(resultado))}>
            {scoreText(partido)}
          </span>
          <SideBadge side={right} size={28} />
          {liveStatus && <span className={stickyCss.minute}>{liveStatus.text}</span>}
        </div>
      )}
    </>
  );
}

/** Competition and round of a match. */
export const competitionText = ({ nombre_competicion: name, jornada }: Partido) =>
  jornada === undefined ? name : `${name} · Jornada ${String(jornada)}`;

/** Top of the page of a live or played match: competition, sides, score, scorers, date and ground. */
export function MatchHeader({ partido, liveStatus }: MatchHeaderProps) {
  const { nombre: clubName, camiseta } = useSettings();
  const [left, right] = toSides(partido, clubName);
  const { resultado } = partido;
  const decision = decisionText(partido, clubName);
  const isLive = partido.estado === 'en_juego';
  // No scorers while the match is live: the timeline has them, and a growing header would shift the page.
  const sideWithGoals = (side: Side) => {
    const goals = side.isClub ? 'goles_anotados' : 'goles_encajados';
    const lines = liveStatus ? [] : scorers(allEvents(partido.detalles), goals);
    return (
      <NamedSide side={side} size={64} className={css.side} nameClass={css.name}>
        <ul className={clsx(surface.list, css.scorers)}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </NamedSide>
    );
  };
  return (
    <div data-dibujo={camiseta.dibujo} className={clsx(surface.band, surface.club, css.header)}>
      <div className={css.competition}>
        <span className={text.overline}>{competitionText(partido)}</span>
        {isLive && !liveStatus?.isForgotten && <StateChip estado={partido.estado} />}
      </div>
      <div className={css.match}>
        <div className={clsx(css.sides, viewTransition.sides)}>
          {sideWithGoals(left)}
          <div className={css.result}>
            <Score partido={partido} isLarge className={viewTransition.score} />
            {resultado !== '' && <ResultChip resultado={resultado} />}
            <LiveLine estado={partido.estado} liveStatus={liveStatus} />
          </div>
          {sideWithGoals(right)}
        </div>
      </div>
      {resultado !== '' && decision !== '' && <p className={css.decision}>{decision}</p>}
      <p className={clsx(css.when, text.body2)}>
        <time dateTime={partido.fecha_date}>
          {formatLongDay(partido.fecha_str)} · {partido.hora_str}
        </time>
        {[partido.nombre_campo, partido.arbitro && `Árbitro: ${partido.arbitro}`].map(
          (line, index) =>
            line && (
              <Fragment key={index}>
                <br />
                {line}
              </Fragment>
            ),
        )}
      </p>
      {partido.direccion_campo && (
        <p className={clsx(css.address, text.body2)}>
          <span>{partido.direccion_campo}</span>
          <a
            href={mapUrl(partido.nombre_campo, partido.direccion_campo)}
            target="_blank"
            rel="noopener noreferrer"
            className={css.map}
          >
            Cómo llegar
          </a>
        </p>
      )}
      <StickyScore partido={partido} liveStatus={liveStatus} />
    </div>
  );
}
