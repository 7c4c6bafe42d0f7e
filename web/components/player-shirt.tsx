import { clubConfig, SHIRT_SHAPE } from '@club/shared';

/** Default picture of a player: the club's shirt with his number. */
export function PlayerShirt({ dorsal, size }: { readonly dorsal: number; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden style={{ flexShrink: 0 }}>
      <path
        d={SHIRT_SHAPE}
        fill={clubConfig.colores.primario}
        stroke={clubConfig.escudo.detalle}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text
        x="24"
        y={dorsal > 9 ? 32 : 33}
        textAnchor="middle"
        fontSize={dorsal > 9 ? 13 : 16}
        fontWeight="800"
        fontFamily="system-ui, sans-serif"
        fill="#ffffff"
      >
        {dorsal}
      </text>
    </svg>
  );
}
