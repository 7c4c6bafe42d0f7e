import { imageUrl, type JugadorSummary } from '@club/shared';
import { Photo } from './photo';
import { PlayerShirt } from './player-shirt';

interface PlayerPictureProps {
  readonly jugador: Pick<JugadorSummary, 'jugador_id' | 'img_perfil' | 'dorsal'>;
  /** Side of the square in CSS pixels, with or without a photo. */
  readonly size: number;
  /** Loads the photo after hydration; see `Photo`. */
  readonly isLate?: boolean;
}

/** A player's photo, or a drawn shirt if there is no photo. Both show the shirt number (regla 21). */
export function PlayerPicture({ jugador, size, isLate = false }: PlayerPictureProps) {
  const { jugador_id: id, img_perfil: image, dorsal } = jugador;
  if (!image.disponible) return <PlayerShirt dorsal={dorsal} size={size} />;
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
