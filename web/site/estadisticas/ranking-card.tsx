import type { AssistRankingRow, GoalRankingRow } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { toJugador } from '../../lib/links';
import css from './ranking-card.module.css';

interface RankingRow extends Pick<
  GoalRankingRow | AssistRankingRow,
  'jugador_id' | 'jugador_nombre'
> {
  readonly cuenta: number;
  /** False for a deleted player (regla 18). */
  readonly hasPage: boolean;
}

function Crown() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" role="img" aria-label="Líder">
      <path
        d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z"
        fill="#e0a800"
        stroke="#7a5a00"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Unit of the figure, singular and plural. */
type Unit = readonly [one: string, several: string];

interface RowProps {
  readonly row: RankingRow;
  readonly place: number;
  readonly unit: Unit;
}

function Row({
  row: { jugador_id: id, jugador_nombre: nombre, cuenta, hasPage },
  place,
  unit,
}: RowProps) {
  const content = (
    <>
      <div className={css.place}>{place === 1 ? <Crown /> : place}</div>
      <p className={css.name}>{nombre}</p>
      <p className={css.count}>{cuenta}</p>
      <span className={clsx(text.caption, text.muted, css.unit)}>{unit[cuenta === 1 ? 0 : 1]}</span>
    </>
  );
  return (
    <li>
      {hasPage ? (
        <Link {...toJugador(id)} className={css.row}>
          {content}
        </Link>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  );
}

interface RankingCardProps {
  readonly title: string;
  readonly unit: Unit;
  readonly rows: readonly RankingRow[];
  readonly empty: string;
}

/** Top-five ranking. The leader gets a crown; rows link to the players (regla 51). */
export function RankingCard({ title, unit, rows, empty }: RankingCardProps) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <div className={surface.card}>
        {rows.length === 0 && <p className={clsx(text.muted, css.empty)}>{empty}</p>}
        <ol aria-label={title} className={css.ranking}>
          {rows.map((row, index) => (
            <Row key={row.jugador_id} row={row} place={index + 1} unit={unit} />
          ))}
        </ol>
      </div>
    </section>
  );
}
