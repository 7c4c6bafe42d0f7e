import {
  joinParts,
  type PartidoPlayed,
  type PartidoPreview,
  playedPartidos,
  recentForm,
} from '@club/shared';
import clsx from 'clsx';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import css from './form-strip.module.css';
import { resultText } from './sides';

/** Shorter streaks are not shown. */
const STREAK_MIN = 3;

/** Streaks of wins and, if longer, of matches without defeat: `3 victorias seguidas · 5 partidos sin perder`. */
export function streaksText(partidos: readonly PartidoPreview[]): string {
  const played = playedPartidos(partidos);
  /** Number of matches after the last one with any of these results. */
  const matchesSince = (...results: readonly PartidoPlayed['resultado'][]) =>
    played.length - 1 - played.findLastIndex(({ resultado }) => results.includes(resultado));
  const [wins, unbeaten] = [matchesSince('draw', 'lose'), matchesSince('lose')];
  return joinParts(
    ' · ',
    wins >= STREAK_MIN ? `${String(wins)} victorias seguidas` : '',
    unbeaten >= STREAK_MIN && unbeaten > wins ? `${String(unbeaten)} partidos sin perder` : '',
  );
}

interface FormResultsProps {
  /** Oldest first. */
  readonly form: readonly PartidoPlayed[];
  readonly className: string | undefined;
}

/** Results as chips, with the scores for screen readers. */
export function FormResults({ form, className }: FormResultsProps) {
  const { nombre } = useSettings();
  return (
    <ol className={clsx(surface.list, className)}>
      {form.map((partido) => (
        <li key={partido.partido_id}>
          <ResultChip resultado={partido.resultado} />
          <span className={text.hidden}>{`, ${resultText(partido, nombre)}`}</span>
        </li>
      ))}
    </ol>
  );
}

/** The last five results and current streaks. Keeps its height without data. */
export function FormStrip({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const form = recentForm(partidos);
  return (
    <div className={css.strip}>
      {form.length > 0 && (
        <>
          <h2 className={clsx(css.title, text.body2, text.muted)}>Forma</h2>
          <FormResults form={form} className={css.results} />
          <p className={clsx(text.body2, text.muted)}>{streaksText(partidos)}</p>
        </>
      )}
    </div>
  );
}
