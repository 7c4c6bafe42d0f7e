import type { Partido } from '@club/shared';
import text from '../../components/text.module.css';
import { useNowContext } from '../../lib/state/now-context';
import { useSettings } from '../../lib/state/club-context';
import { useNow } from '../../lib/use-now';
import css from './match-header.module.css';
import { inWords, timeLeft } from './time-left';

/** Shorter than a minute, so that the minutes change almost on time. */
const TICK_MS = 10_000;

/** Countdown to kick-off. A `timer` region, so screen readers do not announce each change. */
export function Countdown({ partido }: { readonly partido: Partido }) {
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
