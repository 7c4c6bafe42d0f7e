import { type Settings, inkOn, shirtPattern, SHIRT_SHAPE } from '@club/shared';
import { useSettings } from '../lib/state/club-context';

interface PlayerShirtProps {
  readonly dorsal: number;
  readonly size: number;
  /** Shirt design to preview. Default: the club's. */
  readonly camiseta?: Settings['camiseta'];
}

/** Default picture of a player: the club's shirt with the player's number. */
export function PlayerShirt({ dorsal, size, camiseta: chosen }: PlayerShirtProps) {
  const settings = useSettings();
  const camiseta = chosen ?? settings.camiseta;
  const { primario, secundario } = camiseta;
  const ink = inkOn(primario);
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden style={{ flexShrink: 0 }}>
      <path d={SHIRT_SHAPE} fill={primario} />
      <path d={shirtPattern(camiseta)} fill={secundario} />
      <path
        d={SHIRT_SHAPE}
        fill="none"
        stroke={secundario}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text
        x="24"
        y={dorsal > 9 ? 32 : 33}
        textAnchor="middle"
        fontSize={dorsal > 9 ? 13 : 16}
        fontWeight="800"
        fontFamily="var(--display)"
        fill={ink}
        // On a two-colour design, an outline in the opposite colour keeps the number readable.
        {...(camiseta.dibujo !== 'lisa' && {
          stroke: ink === '#ffffff' ? '#000000' : '#ffffff',
          strokeWidth: 3,
          paintOrder: 'stroke',
        })}
      >
        {dorsal}
      </text>
    </svg>
  );
}
