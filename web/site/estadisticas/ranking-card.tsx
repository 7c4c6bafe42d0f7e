import type { NamedJugador } from '@club/shared';
import clsx from 'clsx';
import { Section } from '../../components/page';
import { PlayerLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './ranking-card.module.css';

interface RankingRow extends NamedJugador {
  readonly count: number;
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

interface RankingCardProps {
  readonly title: string;
  /** Unit of the figure, singular and plural. */
  readonly unit: readonly [one: string, several: string];
  readonly rows: readonly RankingRow[];
  readonly emptyText: string;
}

/** Ranking in the order of its rows. The first row gets a crown; rows link to the players (regla 51). */
export function RankingCard({ title, unit, rows, emptyText }: RankingCardProps) {
  return (
    <Section title={title}>
      <div className={surface.card}>
        {rows.length === 0 ? (
          <p className={clsx(text.muted, css.empty)}>{emptyText}</p>
        ) : (
          <ol aria-label={title} className={css.ranking}>
            {rows.map(({ jugador_id: id, jugador_nombre: nombre, count }, index) => (
              <li key={id}>
                <PlayerLink id={id} className={css.row}>
                  <div className={css.place}>{index === 0 ? <Crown /> : index + 1}</div>
                  <p className={css.name}>{nombre}</p>
                  <p className={css.count}>{count}</p>
                  <span className={clsx(text.caption, text.muted, css.unit)}>
                    {unit[count === 1 ? 0 : 1]}
                  </span>
                </PlayerLink>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}
