import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './data-table.module.css';
import surface from './surface.module.css';

/** Heading of a column. A short one has the column's full name too. */
type Heading = string | readonly [short: string, label: string];

interface DataTableProps {
  /** Accessible name of the area around the table. The area scrolls if the table is too wide. */
  readonly label: string;
  /** Accessible name of the table, if it stands alone. */
  readonly name?: string;
  readonly head: readonly Heading[];
  /** Cells of each row. The first one is the row's heading. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Index of the column that the rows are sorted by, largest value first. */
  readonly sortedBy?: number;
  readonly isCard?: boolean;
  readonly className: string | undefined;
}

/** Table of figures with a heading for each column and row. */
export function DataTable({
  label,
  name,
  head,
  rows,
  sortedBy,
  isCard = false,
  className,
}: DataTableProps) {
  const columnClass = (index: number) => clsx(index === sortedBy && css.sorted);
  return (
    <div
      className={clsx(surface.scroll, isCard && surface.card)}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={clsx(css.table, className)} aria-label={name}>
        <thead>
          <tr>
            {head.map((heading, index) => (
              <th
                key={index}
                scope="col"
                aria-sort={index === sortedBy ? 'descending' : undefined}
                className={columnClass(index)}
              >
                {typeof heading === 'string' ? (
                  heading
                ) : (
                  <abbr title={heading[1]}>{heading[0]}</abbr>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([rowHeading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{rowHeading}</th>
              {cells.map((cell, index) => (
                <td key={index} className={columnClass(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
