import { type JugadorPreview, jugadorTitle, type PlantillaDoc } from '@club/shared';
import { Button } from '../../components/button';
import text from '../../components/text.module.css';
import { paths } from '../../lib/paths';
import css from './comparison.module.css';
import { activeSquad } from './neighbours';

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
