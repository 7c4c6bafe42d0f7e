interface EndLabelProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string | number;
}

/** Label at the end of a plotted line. */
export const EndLabel = ({ x, y, size, children }: EndLabelProps) => (
  <text x={x} y={y} fill="var(--text)" fontSize={size} fontFamily="var(--display)">
    {children}
  </text>
);
