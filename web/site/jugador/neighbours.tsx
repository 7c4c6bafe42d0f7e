import { compareSquad, type JugadorPreview, type PlantillaDoc } from '@club/shared';
import { Button } from '../../components/button';
import { toJugador } from '../../lib/links';
import css from './neighbours.module.css';

interface NeighbourProps {
  readonly jugador: JugadorPreview | undefined;
  readonly label: string;
  readonly isNext?: boolean;
}

function Neighbour({ jugador, label, isNext = false }: NeighbourProps) {
  if (!jugador) return null;
  const { jugador_id: id, dorsal, nombre_con_inicial: nombre } = jugador;
  return (
    <Button
      {...toJugador(id)}
      aria-label={`${label}: ${String(dorsal)} ${nombre}`}
      className={css.link}
    >
      {!isNext && <span aria-hidden>‹</span>}
      {`${String(dorsal)} `}
      <span className={css.name}>{nombre}</span>
      {isNext && <span aria-hidden>›</span>}
    </Button>
  );
}

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
  return (
    <>
      <Neighbour jugador={squad[index - 1]} label="Jugador anterior" />
      <Neighbour jugador={squad[index + 1]} label="Jugador siguiente" isNext />
    </>
  );
}
