import {
  imageUrl,
  type JugadorSummary,
  type Settings,
  inkOn,
  shirtPattern,
  SHIRT_SHAPE,
} from '@club/shared';
import { Photo } from './photo';
import { useSettings } from '../lib/state/club-context';

interface PlayerPictureProps {
  readonly jugador: Pick<JugadorSummary, 'jugador_id' | 'img_perfil' | 'dorsal'>;
  /** Side of the square in CSS pixels, with or without a photo. */
  readonly size: number;
  /** See `Photo`. */
  readonly isLate?: boolean;
}

/** A player's photo, or a shirt without one. Both show the shirt number (regla 21). */
export function PlayerPicture({ jugador, size, isLate = false }: PlayerPictureProps) {
  const { jugador_id: id, img_perfil: imagen, dorsal } = jugador;
  if (!imagen.disponible) return <PlayerShirt dorsal={dorsal} size={size} />;
  const badge = Math.max(16, Math.round(size * 0.34));
  return (
    <span
      aria-hidden
      style={{ position: 'relative', display: 'block', width: size, height: size, flexShrink: 0 }}
    >
      <PlayerShirt dorsal={dorsal} size={size} />
      <Photo src={imageUrl('jugador-perfil', id)} isRound isLate={isLate} />
      <span
        style={{
          position: 'absolute',
          right: -2,
          bottom: -2,
          minWidth: badge,
          height: badge,
          paddingInline: 3,
          boxSizing: 'border-box',
          borderRadius: 99,
          background: '#17211b',
          color: '#ffffff',
          fontSize: Math.round(badge * 0.62),
          fontWeight: 800,
          lineHeight: `${String(badge)}px`,
          textAlign: 'center',
        }}
      >
        {dorsal}
      </span>
    </span>
  );
}

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
