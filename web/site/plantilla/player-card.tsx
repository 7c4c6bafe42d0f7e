import {
  BADGES,
  type JugadorPreview,
  jugadorTitle,
  type PositionKey,
  positionsOf,
} from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlayerPortrait } from '../../components/player-portrait';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { toJugador } from '../../lib/paths';
import css from '../pages/plantilla.module.css';

const POSITION_NAMES = {
  por: 'Portero',
  def: 'Defensa',
  mc: 'Mediocentro',
  del: 'Delantero',
} as const satisfies Readonly<Record<PositionKey, string>>;

/** Card of a player: portrait with number, name, positions and age. Links to the player's page. */
export function PlayerCard({ jugador }: { readonly jugador: JugadorPreview }) {
  const nombre = jugadorTitle(jugador);
  const [isFollowed, setIsFollowed] = useState(false);
  return (
    <div className={clsx(surface.card, css.player)}>
      <PlayerPortrait jugador={jugador} className={clsx(isFollowed && css.followed)} />
      <p className={css.name}>{nombre}</p>
      <div className={css.details}>
        {positionsOf(jugador.posicion).map((position) => (
          <span key={position} title={POSITION_NAMES[position]} className={css.badge}>
            {BADGES[position]}
          </span>
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
