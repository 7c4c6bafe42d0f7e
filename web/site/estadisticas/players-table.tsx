import { compareNombres } from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { toJugador } from '../../lib/links';
import css from './players-table.module.css';

/** A figure that players can be ordered by: its key, its heading on a phone, the whole word. */
export type Column<K extends string> = readonly [key: K, short: string, label: string];

/** A player with his figures. */
interface PlayerFigures<K extends string> {
  readonly jugador_id: string;
  readonly jugador_nombre: string;
  /** Whether he has a page; a deleted player has none (regla 18). */
  readonly hasPage: boolean;
  readonly cifras: Readonly<Record<K, number>>;
  /** A figure that no sheet tells of him: a dash rather than a zero. */
  readonly unknown?: NoInfer<K> | undefined;
}

interface PlayersTableProps<K extends string> {
  /** What the table is of, for who does not see it. */
  readonly label: string;
  readonly rows: readonly PlayerFigures<K>[];
  readonly columns: readonly Column<K>[];
  /** The figure that it is ordered by at first. */
  readonly initial: K;
  /** The figure that decides among equals: who needed fewer. */
  readonly fewer: K;
}

/** All players with their figures, ordered by the one that is picked; as wide as a phone. */
export function PlayersTable<K extends string>({
  label,
  rows,
  columns,
  initial,
  fewer,
}: PlayersTableProps<K>) {
  const [by, setBy] = useState(initial);
  const sorted = rows.toSorted(
    (a, b) =>
      b.cifras[by] - a.cifras[by] ||
      a.cifras[fewer] - b.cifras[fewer] ||
      compareNombres(a.jugador_nombre, b.jugador_nombre) ||
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
            onClick={() => {
              setBy(key);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={surface.card}>
        <table className={css.table} aria-label={label}>
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
            {sorted.map(({ jugador_id: id, jugador_nombre: nombre, hasPage, cifras, unknown }) => (
              <tr key={id}>
                <th scope="row">{hasPage ? <Link {...toJugador(id)}>{nombre}</Link> : nombre}</th>
                {columns.map(([key]) => (
                  <td key={key} className={clsx(by === key && css.by)}>
                    {key === unknown ? '—' : cifras[key]}
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
