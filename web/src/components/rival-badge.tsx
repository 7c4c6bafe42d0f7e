interface RivalBadgeProps {
  readonly nombre: string;
  readonly color: string;
  readonly size: number;
}

/** Words that say nothing of a club in its initials. */
const FILLERS = new Set([
  'cd',
  'cf',
  'ud',
  'ad',
  'sd',
  'fc',
  'club',
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
]);

/** Up to two letters by which a rival is known. */
function initialsOf(nombre: string): string {
  const words = nombre.split(/\s+/).filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Whether dark lettering reads better than white on a colour `#rrggbb`. */
function needsDarkText(color: string): boolean {
  const channel = (start: number) => parseInt(color.slice(start, start + 2), 16);
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114 > 150;
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
