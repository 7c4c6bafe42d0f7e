import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DataTable } from '../../components/data-table';
import text from '../../components/text.module.css';
import css from './figure.module.css';

export interface FigureProps {
  readonly title: string;
  /** Heading level. */
  readonly level?: 'h2' | 'h3';
  /** The main finding, in one sentence; used as the caption. */
  readonly finding: string;
  /** Height in SVG units; the width is `WIDTH`. */
  readonly height: number;
  /** SVG content. */
  readonly children: ReactNode;
  /** The plotted data as a table. The first cell of each row is its heading. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Width of every plot in SVG units. About the width of a phone in CSS pixels, so that text keeps its size. */
export const WIDTH = 360;

interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isOutlined?: boolean;
}

/** Bar of a plot, in the club's colour or only outlined. */
export const Bar = ({ isOutlined = false, ...place }: BarProps) =>
  isOutlined ? (
    <rect {...place} fill="none" stroke="var(--muted)" strokeWidth="2" />
  ) : (
    <rect {...place} fill="var(--primary)" />
  );

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** In the normal text colour instead of a muted one. */
  readonly isStrong?: boolean;
  /** Font size, for the number at the end of a plotted line. Without it, the plot's font size. */
  readonly size?: number;
  readonly text: string | number | undefined;
}

/** Text in a plot. */
export const Label = ({ x, y, anchor, isStrong = false, size, text: content }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fill={isStrong ? 'var(--text)' : 'var(--muted)'}
    {...(size !== undefined && { fontSize: size, fontFamily: 'var(--display)' })}
  >
    {content}
  </text>
);

/** Widest column of a plot; SVG units. */
const MAX_COLUMN = 26;

/** Layout of `count` columns with gaps between them; `toX` gives the left edge of a column. */
export function columnsFor(count: number, gap: number) {
  const step = WIDTH / count;
  const width = Math.min(MAX_COLUMN, step - gap);
  return { step, width, toX: (index: number) => index * step + (step - width) / 2 };
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
        <summary className={css.showData}>Ver los datos</summary>
        <DataTable label={`Datos: ${title}`} head={head} rows={rows} className={css.table} />
      </details>
    </figure>
  );
}

/** A season's name for an axis, at most nine characters: its years, if it has any. */
export const seasonLabel = (nombre: string): string =>
  /\d{4}([/-]\d{2,4})?/.exec(nombre)?.[0] ?? nombre.replace(/^temporada\s+/i, '').slice(0, 9);
