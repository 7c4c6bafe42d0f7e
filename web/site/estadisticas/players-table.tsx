import { compareNames, type NamedJugador } from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { DataTable } from '../../components/data-table';
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
      <DataTable
        label={`Tabla: ${label}`}
        name={label}
        head={['Jugador', ...columns.map(([, short, name]) => [short, name] as const)]}
        rows={sorted.map((row) => [
          <PlayerLink key={row.jugador_id} id={row.jugador_id}>
            {row.jugador_nombre}
          </PlayerLink>,
          ...columns.map(([key]) => (isUnknown?.(row, key) ? '—' : row[key])),
        ])}
        sortedBy={1 + columns.findIndex(([key]) => key === by)}
        isCard
        className={clsx(surface.table, css.table)}
      />
      <p className={clsx(text.caption, text.muted, css.legend)}>
        {columns.map(([, short, name]) => `${short}: ${name.toLocaleLowerCase('es')}`).join(' · ')}
      </p>
    </>
  );
}
