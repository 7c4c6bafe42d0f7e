import type { Partido } from '@club/shared';
import text from '../../components/text.module.css';
import { useAhora } from '../../lib/estado/ahora-context';
import { useAjustes } from '../../lib/estado/club-context';
import { useNow } from '../../lib/use-now';
import css from './match-header.module.css';
import { inWords, timeLeft } from './time-left';

/** Shorter than a minute, so that none is told much too late. */
const TICK_MS = 10_000;

/** What is left until the kick-off, in a line that keeps its place; nobody has it read to him each time it changes. */
export function Countdown({ partido }: { readonly partido: Partido }) {
  const { zona_horaria: zona } = useAjustes();
  const served = useAhora();
  const left = timeLeft(partido, useNow(TICK_MS) ?? served, zona);
  return (
    <p role="timer" className={css.left}>
      <span aria-hidden>{left}</span>
      <span className={text.hidden}>{inWords(left)}</span>
    </p>
  );
}
