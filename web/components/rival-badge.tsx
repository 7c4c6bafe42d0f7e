import { crestUrl, toInitials, needsDarkText, type PartidoPreview } from '@club/shared';
import { Photo } from './photo';

interface RivalBadgeProps {
  readonly nombre: string;
  readonly color: string;
  /** File name of the crest, as match records store it. */
  readonly escudo?: string | undefined;
  readonly size: number | '100%';
}

/** A rival's crest, or a disc in the rival's colour with its initials. */
export function RivalBadge({ nombre, color, escudo, size }: RivalBadgeProps) {
  const src = crestUrl(escudo);
  const team = { nombre, color };
  if (src === undefined) return <Disc {...team} size={size} />;
  return (
    <span style={{ position: 'relative', flexShrink: 0, width: size, height: size }}>
      <Photo src={src} fit="contain" fallback={<Disc {...team} size="100%" />} />
    </span>
  );
}

/** Colour of a team without a match against us. */
const GREY = '#6b7280';

/** Colour and crest of a rival, from a match against it. Grey without a match. */
export const toBadge = (
  partido: Pick<PartidoPreview, 'color_equipo' | 'escudo_equipo'> | undefined,
) => ({ color: partido?.color_equipo ?? GREY, escudo: partido?.escudo_equipo });

function Disc({ nombre, color, size }: Omit<RivalBadgeProps, 'escudo'>) {
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
        fontFamily="var(--display)"
        fill={needsDarkText(color) ? '#1a1a1a' : '#ffffff'}
      >
        {toInitials(nombre)}
      </text>
    </svg>
  );
}
