import {
  type CalendarDoc,
  capitalise,
  type UpcomingDetails,
  daysUntil,
  joinParts,
  type LeaguePlace,
  own,
  type Partido,
  recentForm,
  type TimeZone,
  type PartidoPreview,
  statusLabel,
} from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDayWithoutYear } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useClock, useToday } from '../../lib/use-now';
import { calendarFile, CalendarMenu } from './calendar-menu';
import { FormResults } from './form-strip';
import { mapUrl } from '../../lib/paths';
import { competitionText } from './match-header';
import frame from './match-header.module.css';
import { MatchShare } from './match-share';
import { type Side, toSides, changeText, NamedSide } from './sides';
import css from './upcoming-header.module.css';
import viewTransition from './view-transition.module.css';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** Time left to kick-off as Spanish text, with days in the club's time zone; empty after kick-off. */
export function timeLeft(
  partido: Pick<PartidoPreview, 'fecha_date'>,
  now: Date,
  zone: TimeZone,
): string {
  // Rounded up, so that the last text is «1 min».
  const minutes = Math.ceil((Date.parse(partido.fecha_date) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return '';
  if (minutes < HOUR_MIN) return `Empieza en ${String(minutes)} min`;
  const days = daysUntil(now, partido, zone);
  // On a day with 25 hours, kick-off may be more than 24 hours away and still today.
  if (minutes >= DAY_MIN && days > 0)
    return days === 1 ? 'Es mañana' : `Faltan ${String(days)} días`;
  const [hours, rest] = [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN];
  const hoursText = `${hours === 1 ? 'Falta' : 'Faltan'} ${String(hours)} h`;
  return rest === 0 ? hoursText : `${hoursText} ${String(rest)} min`;
}

/** A text of `timeLeft` without abbreviations, for screen readers: `Falta 1 hora 15 minutos`. */
export const inWords = (remaining: string): string =>
  remaining
    .replace(/ h( |$)/, ' horas$1')
    .replace(/ min$/, ' minutos')
    .replace(/\b(1 \w+)s\b/g, '$1');

/** Shorter than a minute, so that the minutes change almost on time. */
const TICK_MS = 10_000;

/** Countdown to kick-off. A `timer` region, so screen readers do not announce each change. */
function Countdown({ partido }: { readonly partido: Pick<PartidoPreview, 'fecha_date'> }) {
  const { zona_horaria: zone } = useSettings();
  const remaining = timeLeft(partido, useClock(TICK_MS), zone);
  return (
    <p role="timer" className={css.left}>
      <span aria-hidden>{remaining}</span>
      <span className={text.hidden}>{inWords(remaining)}</span>
    </p>
  );
}

/** Day of a match: `Hoy, sábado 28 de noviembre`. */
function dayText(partido: Partido, now: Date, zone: TimeZone): string {
  const near = ['Hoy', 'Mañana'][daysUntil(now, partido, zone)] ?? '';
  return capitalise(joinParts(', ', near, formatDayWithoutYear(partido.fecha_str)));
}

/** Place and results in the league table. */
function Place({ place: { posicion, pts, g, e, p } }: { readonly place: LeaguePlace }) {
  return (
    <>
      <p className={css.place}>{`${String(posicion)}º`}</p>
      <p>{`${String(pts)} puntos`}</p>
      <p className={text.caption}>{`${String(g)} V · ${String(e)} E · ${String(p)} D`}</p>
    </>
  );
}

export interface UpcomingHeaderProps {
  readonly partido: Partido;
  /** Calendar of the match's season; `undefined` while it is loading. */
  readonly calendario: CalendarDoc | undefined;
}

/** Top of the page of an unplayed match: when, who, their places in the league, and actions. */
export function UpcomingHeader({ partido, calendario }: UpcomingHeaderProps) {
  const settings = useSettings();
  const { estado, nombre_campo: campo, direccion_campo: address } = partido;
  const today = useToday();
  const sides = toSides(partido, settings.nombre);
  const [left, right] = sides;
  const label = statusLabel(estado);
  const change = changeText(partido);
  const details: UpcomingDetails = own(calendario?.previas ?? {}, partido._id) ?? {};
  const form = recentForm(Object.values(calendario?.partidos ?? {}));
  const standing = ({ isClub }: Side) => {
    const place = isClub ? details.nuestro : details.rival;
    return (
      <>
        {place && <Place place={place} />}
        {isClub && form.length > 0 && (
          <>
            <p className={text.caption}>Forma</p>
            <FormResults form={form} className={css.form} />
          </>
        )}
      </>
    );
  };
  const day = dayText(partido, today, settings.zona_horaria);
  return (
    <div
      data-dibujo={settings.camiseta.dibujo}
      className={clsx(surface.band, surface.club, frame.header)}
    >
      <div className={css.top}>
        <p className={text.overline}>{competitionText(partido)}</p>
        {change !== undefined && <p className={css.change}>{change}</p>}
        <p className={css.day}>{label === undefined ? day : `${day}, ${partido.hora_str}`}</p>
      </div>
      <div className={frame.match}>
        <div className={clsx(frame.sides, viewTransition.sides)}>
          <NamedSide side={left} size={64} className={frame.side} nameClass={frame.name} />
          <div className={css.middle}>
            {label === undefined ? (
              <time dateTime={partido.fecha_date} className={css.hour}>
                {partido.hora_str}
              </time>
            ) : (
              <p className={css.state}>{label}</p>
            )}
            {estado === 'programado' && <Countdown partido={partido} />}
          </div>
          <NamedSide side={right} size={64} className={frame.side} nameClass={frame.name} />
        </div>
      </div>
      <div className={css.standings}>
        {sides.map((side) => (
          <div key={side.nombre} role="group" aria-label={side.nombre} className={css.standing}>
            {standing(side)}
          </div>
        ))}
      </div>
      <div className={css.where}>
        <p>{campo}</p>
        {partido.arbitro && <p>Árbitro: {partido.arbitro}</p>}
      </div>
      <div className={css.actions}>
        {(estado === 'programado' || estado === 'aplazado') && (
          <CalendarMenu
            file={calendarFile(partido.temporada_id)}
            choices={async () =>
              (await import('./match-calendar')).calendarChoices(partido, settings)
            }
          />
        )}
        <MatchShare partido={partido} isCompact={false} />
        {address && (
          <Button variant="outlined" href={mapUrl(campo, address)}>
            Cómo llegar
          </Button>
        )}
      </div>
    </div>
  );
}
