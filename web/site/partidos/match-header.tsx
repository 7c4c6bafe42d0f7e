import {
  allEvents,
  decisionText,
  daysUntil,
  joinParts,
  type Partido,
  type PartidoPreview,
  type TimeZone,
} from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatLongDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useNowContext } from '../../lib/state/now-context';
import { useNow } from '../../lib/use-now';
import { changeText } from './change-text';
import { LiveLine } from './live-line';
import { mapUrl } from './map-url';
import css from './match-header.module.css';
import { Score } from './score';
import { scorers } from './scorers';
import shared from './shared-parts.module.css';
import { SideBadge } from './side-badge';
import { type Side, sidesOf, stateLabel, type Vivo } from './sides';
import { StateChip } from './state-chip';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Spanish countdown text to kick-off, with days in the club's time zone; empty after kick-off. */
export function timeLeft(
  partido: Pick<PartidoPreview, 'fecha_date'>,
  now: Date,
  zone: TimeZone,
): string {
  // Rounded up, so that the last text is «1 min».
  const minutes = Math.ceil((Date.parse(partido.fecha_date) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return '';
  if (minutes < HOUR) return `Empieza en ${String(minutes)} min`;
  const days = daysUntil(now, partido, zone);
  if (minutes >= DAY && days > 0) return days === 1 ? 'Es mañana' : `Faltan ${String(days)} días`;
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `Falta${hours === 1 ? '' : 'n'} ${String(hours)} h${rest === 0 ? '' : ` ${String(rest)} min`}`;
}

/** The same without abbreviations, for screen readers. */
export const inWords = (left: string): string =>
  left
    .replace(/ h( |$)/, ' horas$1')
    .replace(/ min$/, ' minutos')
    .replace(/\b(1 \w+)s\b/g, '$1');

/** Shorter than a minute, so that the minutes change almost on time. */
const TICK_MS = 10_000;

/** Countdown to kick-off. A `timer` region, so screen readers do not announce each change. */
function Countdown({ partido }: { readonly partido: Partido }) {
  const { zona_horaria: zone } = useSettings();
  const served = useNowContext();
  const left = timeLeft(partido, useNow(TICK_MS) ?? served, zone);
  return (
    <p role="timer" className={css.left}>
      <span aria-hidden>{left}</span>
      <span className={text.hidden}>{inWords(left)}</span>
    </p>
  );
}

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
  const decision = decisionText(partido, clubName);
  const isLive = partido.estado === 'en_juego';
  // A change or an unusual status is shown first.
  const change = changeText(partido) ?? (isLive ? undefined : stateLabel(partido.estado));
  // Left out while the match is live: the timeline has them, and a growing header would shift the page.
  const goalsOf = ({ isClub }: Side) =>
    vivo ? [] : scorers(allEvents(partido.detalles), isClub ? 'goles_anotados' : 'goles_encajados');
  return (
    <div data-dibujo={camiseta.dibujo} className={clsx(surface.band, surface.club, css.header)}>
      <div className={css.competition}>
        <span className={text.overline}>
          {partido.nombre_competicion}
          {partido.jornada !== undefined && ` · Jornada ${String(partido.jornada)}`}
        </span>
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
      {resultado !== '' && decision !== '' && <p className={css.decision}>{decision}</p>}
      <p className={clsx(css.when, text.body2)}>
        <time dateTime={partido.fecha_date}>
          {formatLongDay(partido.fecha_str)} · {partido.hora_str}
        </time>
        {partido.nombre_campo !== '' && (
          <>
            <br />
            {partido.nombre_campo}
          </>
        )}
        {partido.arbitro && (
          <>
            <br />
            Árbitro: {partido.arbitro}
          </>
        )}
      </p>
      {partido.direccion_campo && (
        <p className={clsx(css.address, text.body2)}>
          <span>{partido.direccion_campo}</span>
          <a
            href={mapUrl(joinParts(', ', partido.nombre_campo, partido.direccion_campo))}
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
