import clsx from 'clsx';
import type { ReactNode } from 'react';
import text from '../../components/text.module.css';
import css from './figure.module.css';

export interface FigureProps {
  readonly title: string;
  /** Heading level. */
  readonly level?: 'h2' | 'h3';
  /** The main finding, in one sentence; used as the caption. */
  readonly finding: string;
  /** Height in SVG units; the width is 360. */
  readonly height: number;
  /** SVG content. */
  readonly children: ReactNode;
  /** The plotted data as a table. The first cell of each row is its heading. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Width of every plot in SVG units. About the width of a phone in CSS pixels, so that text keeps its size. */
export const WIDTH = 360;

/** Position and width of a column, and the height of one counted unit; SVG units. */
export interface ColumnPlace {
  readonly x: number;
  readonly width: number;
  readonly unit: number;
}

/** Plot with a caption and a table of its data, so that no information is only in the drawing. */
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
