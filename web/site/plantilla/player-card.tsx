import { imageUrl, type JugadorPreview, positionsOf } from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Photo } from '../../components/photo';
import { PlayerShirt } from '../../components/player-shirt';
import { PositionBadge } from '../../components/position-badge';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { toJugador } from '../../lib/links';
import css from './player-card.module.css';

/** Card of a player: photo or shirt, number, name, positions and age. Links to the player's page. */
export function PlayerCard({ jugador }: { readonly jugador: JugadorPreview }) {
  const nombre = `${jugador.nombre} ${jugador.apellido1}`.trim();
  const [isFollowed, setIsFollowed] = useState(false);
  const { disponible } = jugador.img_perfil;
  return (
    <div className={clsx(surface.card, css.player)}>
      <div aria-hidden className={clsx(css.picture, isFollowed && css.shared)}>
        <PlayerShirt dorsal={jugador.dorsal} size={96} />
        {disponible && <Photo src={imageUrl('jugador-perfil', jugador.jugador_id)} />}
      </div>
      <div className={css.who}>
        <p className={css.number}>
          <span className={text.hidden}>Dorsal </span>
          {jugador.dorsal}
        </p>
        <p className={css.name}>{nombre}</p>
      </div>
      <div className={css.details}>
        {positionsOf(jugador.posicion).map((clave) => (
          <PositionBadge key={clave} clave={clave} />
        ))}
        <p className={clsx(text.body2, text.muted)}>{jugador.edad} años</p>
      </div>
      <Link
        {...toJugador(jugador.jugador_id)}
        onClick={() => setIsFollowed(true)}
        aria-label={`Ver jugador: ${nombre}`}
        className={css.link}
      >
        Ver jugador
      </Link>
    </div>
  );
}
