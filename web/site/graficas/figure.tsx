import clsx from 'clsx';
import type { ReactNode } from 'react';
import text from '../../components/text.module.css';
import css from './figure.module.css';

export interface FigureProps {
  readonly title: string;
  /** Where it stands among the page's headings. */
  readonly level?: 'h2' | 'h3';
  /** What it shows, in a sentence. */
  readonly finding: string;
  /** Height of the drawing where it is 360 wide, units. */
  readonly height: number;
  /** The drawing, in SVG. */
  readonly children: ReactNode;
  /** Every figure of it: head, and rows of which the first cell names the row. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Width of every drawing, units: they are shown about as large on a phone, so that letters have their size. */
export const WIDTH = 360;

/** Where a column of a plot stands, and how high one of what it counts is, units. */
export interface ColumnPlace {
  readonly x: number;
  readonly width: number;
  readonly unit: number;
}

/** A plot with its finding as caption and all its figures in a table: nothing is told by it alone. */
export function Figure({
  title,
  level: Title = 'h3',
  finding,
  height,
  children,
  head,
  rows,
}: FigureProps) {
  return (
    <figure className={css.figure}>
      <Title className={css.title}>{title}</Title>
      <svg
        role="img"
        aria-label={`${title}. ${finding}`}
        viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
        className={css.drawing}
      >
        {children}
      </svg>
      <figcaption className={clsx(css.finding, text.body2)}>{finding}</figcaption>
      <details>
        <summary className={css.more}>Ver los datos</summary>
        <div className={css.scroll} role="region" aria-label={`Datos: ${title}`} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], index) => (
                <tr key={index}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
