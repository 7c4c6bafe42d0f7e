import { daysUntil, type PartidoPreview, type TimeZone } from '@club/shared';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { useNowContext, useNow } from '../../lib/use-now';
import css from './upcoming-header.module.css';

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
  if (minutes >= DAY_MIN && days > 0)
    return days === 1 ? 'Es mañana' : `Faltan ${String(days)} días`;
  const [hours, rest] = [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN];
  const hoursText = `${hours === 1 ? 'Falta' : 'Faltan'} ${String(hours)} h`;
  return rest === 0 ? hoursText : `${hoursText} ${String(rest)} min`;
}

/** A text of `timeLeft` without abbreviations, for screen readers. */
export const inWords = (left: string): string =>
  left
    .replace(/ h( |$)/, ' horas$1')
    .replace(/ min$/, ' minutos')
    .replace(/\b(1 \w+)s\b/g, '$1');

/** Shorter than a minute, so that the minutes change almost on time. */
const TICK_MS = 10_000;

/** Countdown to kick-off. A `timer` region, so screen readers do not announce each change. */
export function Countdown({ partido }: { readonly partido: Pick<PartidoPreview, 'fecha_date'> }) {
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
