import { clubConfig } from '@club/shared';

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
        d="M32 2 58 9v22c0 15-10 25-26 31C16 56 6 46 6 31V9z"
        fill={fondo}
        stroke={detalle}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M30 25h4v13h-4z" fill={detalle} />
      <g fill={detalle}>
        <circle cx="32" cy="17" r="8" />
        <circle cx="23" cy="22" r="6.5" />
        <circle cx="41" cy="22" r="6.5" />
        <circle cx="32" cy="24" r="6" />
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
