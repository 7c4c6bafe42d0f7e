import {
  comparePartidos,
  type PartidoPreview,
  countResults,
  playedPartidos,
  statusLabel,
} from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/page-states';
import { SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import { formatMonth } from '../../lib/dates';
import { MatchCard } from './match-card';
import css from './match-list.module.css';
import { resultClass, resultLetter } from '../../components/result';
import text from '../../components/text.module.css';
import { useToday } from '../../lib/use-now';
import { streaksText } from './form-strip';
import stripCss from './form-strip.module.css';

/**
 * A season in one line: a square for each match, higher for a win and lower for a defeat, a line for today, and the
 * current streaks. One image for screen readers: the list of matches below it says more.
 */
function SeasonStrip({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const today = useToday().toISOString();
  const nextIndex = partidos.findIndex(({ fecha_date: date }) => date > today);
  const played = playedPartidos(partidos);
  const { ganados, empatados, perdidos } = countResults(played);
  const results = `ganados ${String(ganados)}, empatados ${String(empatados)}, perdidos ${String(perdidos)}`;
  const streaks = streaksText(partidos);
  return (
    <div>
      <div
        role="img"
        aria-label={`Partido a partido: ${results}, por jugar ${String(partidos.length - played.length)}`}
        className={stripCss.season}
      >
        {partidos.map(({ partido_id: id, resultado }, index) => (
          <span
            key={id}
            className={clsx(
              stripCss.match,
              index === nextIndex && stripCss.today,
              resultado === '' ? stripCss.coming : resultClass(resultado),
              resultado === 'win' && stripCss.win,
              resultado === 'lose' && stripCss.lose,
            )}
          >
            {resultado === '' ? '·' : resultLetter(resultado)}
          </span>
        ))}
      </div>
      {streaks !== '' && <p className={clsx(text.body2, text.muted)}>{streaks}</p>}
    </div>
  );
}

/** Upcoming matches that are not folded. */
const MAX_UNFOLDED = 3;

interface RowsProps {
  readonly partidos: readonly PartidoPreview[];
}

function Rows({ partidos }: RowsProps) {
  return (
    <ul className={clsx(surface.list, css.rows)}>
      {partidos.map((partido) => (
        <li key={partido.partido_id}>
          <MatchCard partido={partido} />
        </li>
      ))}
    </ul>
  );
}

/** Folded matches. */
function FoldedRows({ summary, partidos }: RowsProps & { readonly summary: string }) {
  if (partidos.length === 0) return null;
  return (
    <details>
      <summary className={css.more}>{summary}</summary>
      <Rows partidos={partidos} />
    </details>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Group({ id, title, action, children }: GroupProps) {
  return (
    <section id={id} className={css.group}>
      <div className={css.head}>
        <SectionHeading>{title}</SectionHeading>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Groups matches by month, keeping their order. */
function byMonth(partidos: readonly PartidoPreview[]) {
  const months = new Map<string, PartidoPreview[]>();
  for (const partido of partidos) {
    const month = formatMonth(partido.fecha_str);
    months.set(month, [...(months.get(month) ?? []), partido]);
  }
  return [...months];
}

/** Whether an unplayed match is postponed, suspended or cancelled. */
const isOff = ({ estado }: PartidoPreview) =>
  estado !== 'en_juego' && statusLabel(estado) !== undefined;

interface MatchListProps extends RowsProps {
  /** Calendar menu. */
  readonly calendar: ReactNode;
}

/** Matches of a season: upcoming ones first, then played ones by month, latest first (regla 26). */
export function MatchList({ partidos, calendar }: MatchListProps) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos en esta temporada." />;
  const ordered = [...partidos].sort(comparePartidos);
  const unplayed = ordered.filter(({ jugado }) => !jugado);
  const played = ordered.filter(({ jugado }) => jugado).reverse();
  const upcoming = unplayed.filter((partido) => !isOff(partido));
  const off = unplayed.filter(isOff);
  const later = upcoming.slice(MAX_UNFOLDED);
  return (
    <>
      <SeasonStrip partidos={ordered} />
      {unplayed.length > 0 && played.length > 0 && (
        <nav aria-label="Próximos y jugados" className={clsx(surface.band, css.parts)}>
          <a href="#proximos">Próximos</a>
          <a href="#jugados">Jugados</a>
        </nav>
      )}
      <div className={clsx(surface.columns, css.columns)}>
        {unplayed.length > 0 && (
          <Group id="proximos" title="Próximos" action={calendar}>
            <Rows partidos={upcoming.slice(0, MAX_UNFOLDED)} />
            <FoldedRows summary={`Ver ${String(later.length)} más`} partidos={later} />
            <FoldedRows summary={`Aplazados y cancelados (${String(off.length)})`} partidos={off} />
          </Group>
        )}
        {played.length > 0 && (
          <Group id="jugados" title="Jugados" action={unplayed.length === 0 && calendar}>
            {byMonth(played).map(([month, found]) => (
              <div key={month}>
                <h3 className={css.month}>{month}</h3>
                <Rows partidos={found} />
              </div>
            ))}
          </Group>
        )}
      </div>
    </>
  );
}
