import { compareSquad, type JugadorPreview, type PlantillaDoc, jugadorTitle } from '@club/shared';
import { Button } from '../../components/button';
import { toJugador, paths } from '../../lib/paths';
import text from '../../components/text.module.css';
import css from './comparison.module.css';

/** Active players in the order of the squad page (regla 15). */
const activeSquad = ({ jugadores }: PlantillaDoc): readonly JugadorPreview[] =>
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
  const link = (jugador: JugadorPreview | undefined, which: 'anterior' | 'siguiente') =>
    jugador && (
      <Button
        {...toJugador(jugador.jugador_id)}
        aria-label={`Jugador ${which}: ${String(jugador.dorsal)} ${jugador.nombre_con_inicial}`}
        className={css.neighbour}
      >
        {which === 'anterior' && <span aria-hidden>‹</span>}
        {`${String(jugador.dorsal)} `}
        <span className={css.neighbourName}>{jugador.nombre_con_inicial}</span>
        {which === 'siguiente' && <span aria-hidden>›</span>}
      </Button>
    );
  return (
    <>
      {link(squad[index - 1], 'anterior')}
      {link(squad[index + 1], 'siguiente')}
    </>
  );
}

interface PlayerSelectProps {
  readonly name: 'a' | 'b';
  readonly label: string;
  readonly jugadores: readonly JugadorPreview[];
  readonly chosen?: string | undefined;
}

function PlayerSelect({ name, label, jugadores, chosen = '' }: PlayerSelectProps) {
  return (
    <label>
      <span className={text.hidden}>{label}</span>
      <select name={name} defaultValue={chosen} required>
        <option value="">Elige un jugador</option>
        {jugadores.map((jugador) => (
          <option key={jugador.jugador_id} value={jugador.jugador_id}>
            {`${String(jugador.dorsal)} · ${jugadorTitle(jugador)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CompareFormProps {
  readonly plantilla: PlantillaDoc;
  /** Fixes the first player, so that only the second is chosen. */
  readonly jugadorId?: string;
  /** The players compared now; selected in the form, even if they are no longer active. */
  readonly shown?: readonly JugadorPreview[];
}

/** Form to choose the players to compare (regla 107). A plain HTML form, so it works before the page is hydrated. */
export function CompareForm({ plantilla, jugadorId, shown = [] }: CompareFormProps) {
  const squad = activeSquad(plantilla).filter(({ jugador_id: id }) => id !== jugadorId);
  const jugadores = [...squad, ...shown.filter(({ activo }) => !activo)];
  return (
    <form action={paths.compare} className={css.form}>
      {jugadorId === undefined ? (
        <PlayerSelect
          name="a"
          label="Primer jugador"
          jugadores={jugadores}
          chosen={shown[0]?.jugador_id}
        />
      ) : (
        <input type="hidden" name="a" value={jugadorId} />
      )}
      <PlayerSelect
        name="b"
        label={jugadorId === undefined ? 'Segundo jugador' : 'Comparar con'}
        jugadores={jugadores}
        chosen={shown[1]?.jugador_id}
      />
      <Button type="submit" variant="outlined">
        Comparar
      </Button>
    </form>
  );
}
