import { allEvents, type Partido } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { formatLongDay } from '../../lib/dates';
import { changeText } from './change-text';
import { Countdown } from './countdown';
import { StateChip } from './state-chip';
import { LiveLine } from './live-line';
import { mapUrl } from './map-url';
import css from './match-header.module.css';
import { Score } from './score';
import { scorers } from './scorers';
import shared from './shared-parts.module.css';
import { SideBadge } from './side-badge';
import { stateLabel, type Side, sidesOf, type Vivo } from './sides';

interface HeaderSideProps {
  readonly side: Side;
  readonly goals: readonly string[];
}

/** A side with its scorers below. */
function HeaderSide({ side, goals }: HeaderSideProps) {
  return (
    <div className={css.side}>
      <SideBadge side={side} size={64} />
      <p className={css.name}>{side.nombre}</p>
      <ul className={clsx(surface.list, css.scorers)}>
        {goals.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface MatchHeaderProps {
  readonly partido: Partido;
  readonly vivo?: Vivo | undefined;
  /** Sticky score, shown when the header is scrolled out of view. */
  readonly children?: ReactNode;
}

/** Top of a match page: competition, sides, coloured score with the result's letter, scorers, date and ground. */
export function MatchHeader({ partido, vivo, children }: MatchHeaderProps) {
  const { nombre: clubName, camiseta } = useSettings();
  const [left, right] = sidesOf(partido, clubName);
  const { resultado } = partido;
  const isLive = partido.estado === 'en_juego';
  // A change or an unusual status is shown first.
  const change = changeText(partido) ?? (isLive ? undefined : stateLabel(partido.estado));
  // Left out while the match is live: the timeline has them, and a growing header would shift the page.
  const goalsOf = ({ isClub }: Side) =>
    vivo ? [] : scorers(allEvents(partido.detalles), isClub ? 'goles_anotados' : 'goles_encajados');
  return (
    <div data-dibujo={camiseta.dibujo} className={clsx(surface.band, surface.club, css.header)}>
      <div className={css.competition}>
        <span className={text.overline}>{partido.nombre_competicion}</span>
        {isLive && !vivo?.isForgotten && <StateChip estado={partido.estado} />}
      </div>
      {change !== undefined && <p className={css.change}>{change}</p>}
      <div className={css.match}>
        <div className={clsx(css.sides, shared.sides)}>
          <HeaderSide side={left} goals={goalsOf(left)} />
          <div className={css.result}>
            <Score partido={partido} isLarge className={shared.score} />
            {resultado !== '' && <ResultChip resultado={resultado} />}
            {partido.estado === 'programado' && !partido.jugado && <Countdown partido={partido} />}
            <LiveLine estado={partido.estado} vivo={vivo} />
          </div>
          <HeaderSide side={right} goals={goalsOf(right)} />
        </div>
      </div>
      <p className={clsx(css.when, text.body2)}>
        <time dateTime={partido.fecha_date}>
          {formatLongDay(partido.fecha_str)} · {partido.hora_str}
        </time>
        <br />
        {partido.nombre_campo}
      </p>
      {partido.direccion_campo && (
        <p className={clsx(css.address, text.body2)}>
          <span>{partido.direccion_campo}</span>
          <a
            href={mapUrl(`${partido.nombre_campo}, ${partido.direccion_campo}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={css.map}
          >
            Cómo llegar
          </a>
        </p>
      )}
      <div className={css.sticky}>{children}</div>
    </div>
  );
}
