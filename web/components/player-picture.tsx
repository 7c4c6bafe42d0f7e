import { type Image, imageUrl } from '@club/shared';
import { Photo } from './photo';
import { PlayerShirt } from './player-shirt';

interface PlayerPictureProps {
  readonly jugadorId: string;
  readonly imagen: Image;
  readonly dorsal: number;
  /** Side of the square in CSS pixels, with or without a photo. */
  readonly size: number;
}

/** A player's photo, or a shirt without one. Both show the shirt number (regla 21). */
export function PlayerPicture({ jugadorId, imagen, dorsal, size }: PlayerPictureProps) {
  if (!imagen.disponible) return <PlayerShirt dorsal={dorsal} size={size} />;
  const badge = Math.max(16, Math.round(size * 0.34));
  return (
    <span
      aria-hidden
      style={{ position: 'relative', display: 'block', width: size, height: size, flexShrink: 0 }}
    >
      <PlayerShirt dorsal={dorsal} size={size} />
      <Photo src={imageUrl('jugador-perfil', jugadorId)} isRound />
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
