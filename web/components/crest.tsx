import { clubConfig, CREST_SHAPE } from '@club/shared';

interface CrestProps {
  readonly size: number;
  /** Read by screen readers; leave out where the name stands beside it. */
  readonly title?: string;
}

/** The club's crest: a shield with a holm oak and the initials, drawn from the club configuration. */
export function Crest({ size, title }: CrestProps) {
  const { fondo, detalle, iniciales } = clubConfig.escudo;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={{ flexShrink: 0, maxWidth: 90 }}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <path
        d={CREST_SHAPE.escudo}
        fill={fondo}
        stroke={detalle}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={CREST_SHAPE.tronco} fill={detalle} />
      <g fill={detalle}>
        {CREST_SHAPE.copa.map(([x, y, r]) => (
          <circle key={x + y} cx={x} cy={y} r={r} />
        ))}
      </g>
      <text
        x="32"
        y="51"
        textAnchor="middle"
        fontSize="12"
        fontWeight="800"
        fontFamily="system-ui, sans-serif"
        fill="#ffffff"
        letterSpacing="0.5"
      >
        {iniciales}
      </text>
    </svg>
  );
}
