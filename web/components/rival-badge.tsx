import { initialsOf, needsDarkText } from '@club/shared';

interface RivalBadgeProps {
  readonly nombre: string;
  readonly color: string;
  readonly size: number;
}

/** A rival's badge: a disc in his colour with his initials, since rivals have no crests of their own here. */
export function RivalBadge({ nombre, color, size }: RivalBadgeProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden style={{ flexShrink: 0 }}>
      <circle cx="32" cy="32" r="28" fill={color} stroke="#00000033" strokeWidth="2" />
      <circle cx="32" cy="32" r="23.5" fill="none" stroke="#ffffff55" strokeWidth="2" />
      <text
        x="32"
        y="40"
        textAnchor="middle"
        fontSize="22"
        fontWeight="800"
        fontFamily="system-ui, sans-serif"
        fill={needsDarkText(color) ? '#1a1a1a' : '#ffffff'}
      >
        {initialsOf(nombre)}
      </text>
    </svg>
  );
}
