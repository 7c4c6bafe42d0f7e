import { compareNames, type NamedJugador } from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { PlayerLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './players-table.module.css';

/** A sortable figure: key, short heading, full name. */
export type Column<K extends string> = readonly [key: K, short: string, label: string];

type PlayerFigures<K extends string> = NamedJugador & Readonly<Record<K, number>>;

interface PlayersTableProps<K extends string, Row extends PlayerFigures<K>> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Whether a player has a page; deleted players have none (regla 18). */
  readonly hasPage: (row: NoInfer<Row>) => boolean;
  /** Whether no match sheet contains this figure of a player; shown as a dash instead of zero. */
  readonly isUnknown?: (row: NoInfer<Row>, key: NoInfer<K>) => boolean;
  readonly columns: readonly Column<K>[];
  /** Figure of the initial order. */
  readonly initial: K;
  /** Tie-breaker: of equal players, the one with the smaller value of this figure comes first. */
  readonly tieBreaker: K;
}

/** Table of all players, sorted by a figure that the reader chooses. Fits a phone. */
export function PlayersTable<K extends string, Row extends PlayerFigures<K>>({
  label,
  rows,
  hasPage,
  isUnknown,
  columns,
  initial,
  tieBreaker,
}: PlayersTableProps<K, Row>) {
  const [by, setBy] = useState(initial);
  const sorted = rows.toSorted(
    (a, b) =>
      b[by] - a[by] ||
      a[tieBreaker] - b[tieBreaker] ||
      compareNames(a.jugador_nombre, b.jugador_nombre) ||
      (a.jugador_id < b.jugador_id ? -1 : 1),
  );
  return (
    <>
      <div role="group" aria-label="Ordenar por" className={css.orders}>
        {columns.map(([key, , name]) => (
          <button
            key={key}
            type="button"
            aria-pressed={by === key}
            className={css.order}
            onClick={() => setBy(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        className={clsx(surface.card, surface.scroll)}
        role="region"
        aria-label={`Tabla: ${label}`}
        tabIndex={0}
      >
        <table className={clsx(surface.table, css.table)} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Jugador</th>
              {columns.map(([key, short, name]) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={by === key ? 'descending' : undefined}
                  className={clsx(by === key && css.by)}
                >
                  <abbr title={name}>{short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.jugador_id}>
                <th scope="row">
                  <PlayerLink id={row.jugador_id} hasPage={hasPage(row)}>
                    {row.jugador_nombre}
                  </PlayerLink>
                </th>
                {columns.map(([key]) => (
                  <td key={key} className={clsx(by === key && css.by)}>
                    {isUnknown?.(row, key) ? '—' : row[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={clsx(text.caption, text.muted, css.legend)}>
        {columns.map(([, short, name]) => `${short}: ${name.toLocaleLowerCase('es')}`).join(' · ')}
      </p>
    </>
  );
}
