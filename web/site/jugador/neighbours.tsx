import { compareSquad, type JugadorPreview, type PlantillaDoc } from '@club/shared';
import { Button } from '../../components/button';
import { toJugador } from '../../lib/paths';
import css from './player-header.module.css';

/** Active players in the order of the squad page (regla 15). */
export const activeSquad = ({ jugadores }: PlantillaDoc): readonly JugadorPreview[] =>
  Object.values(jugadores)
    .filter(({ activo }) => activo)
    .sort(compareSquad);

interface NeighboursProps {
  readonly plantilla: PlantillaDoc;
  readonly jugadorId: string;
}

/** Links to the players before and after one in the squad. */
export function Neighbours({ plantilla, jugadorId }: NeighboursProps) {
  const squad = activeSquad(plantilla);
  const index = squad.findIndex(({ jugador_id: id }) => id === jugadorId);
  if (index < 0) return null;
  const link = (jugador: JugadorPreview | undefined, isNext: boolean) =>
    jugador && (
      <Button
        {...toJugador(jugador.jugador_id)}
        aria-label={`Jugador ${isNext ? 'siguiente' : 'anterior'}: ${String(jugador.dorsal)} ${jugador.nombre_con_inicial}`}
        className={css.neighbour}
      >
        {!isNext && <span aria-hidden>‹</span>}
        {`${String(jugador.dorsal)} `}
        <span className={css.neighbourName}>{jugador.nombre_con_inicial}</span>
        {isNext && <span aria-hidden>›</span>}
      </Button>
    );
  return (
    <>
      {link(squad[index - 1], false)}
      {link(squad[index + 1], true)}
    </>
  );
}
