import { type JugadorPreview, posicionesOf } from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import { PlayerPicture } from '../../components/player-picture';
import { PositionBadge } from '../../components/position-badge';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { paths } from '../../lib/paths';
import css from './player-card.module.css';

/** A row of the squad: number, picture, positions, name, age and the link to the player. */
export function PlayerCard({ jugador }: { readonly jugador: JugadorPreview }) {
  const nombre = `${jugador.nombre} ${jugador.apellido1}`.trim();
  return (
    <div className={clsx(surface.card, css.player)}>
      <PlayerPicture
        jugadorId={jugador.jugador_id}
        imagen={jugador.img_perfil}
        dorsal={jugador.dorsal}
        size={56}
      />
      <div className={css.who}>
        <p className={css.name}>{nombre}</p>
        <div className={css.details}>
          {posicionesOf(jugador.posicion).map((clave) => (
            <PositionBadge key={clave} clave={clave} />
          ))}
          <p className={clsx(text.body2, text.muted)}>{jugador.edad} años</p>
        </div>
      </div>
      <Button
        size="small"
        to={paths.jugador(jugador.jugador_id)}
        aria-label={`Ver jugador: ${nombre}`}
        className={css.link}
      >
        Ver jugador
      </Button>
    </div>
  );
}
