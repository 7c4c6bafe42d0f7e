import { type PositionKey, INSIGNIAS, type Position, positionsOf } from '@club/shared';
import css from './position-pitch.module.css';

const TOP_PERCENT = { del: 16, mc: 40, def: 64, por: 87 } as const;
export const POSITION_NAMES = {
  por: 'portero',
  def: 'defensa',
  mc: 'mediocentro',
  del: 'delantero',
} as const;

/** Text of a position badge. Numbered (`1º`, `2º`) only if the player has several positions (regla 17). */
function badgeText(clave: PositionKey, index: number, count: number): string {
  return count > 1 ? `${INSIGNIAS[clave]} ${String(index + 1)}º` : INSIGNIAS[clave];
}

/** Pitch with a badge for each of a player's positions. */
export function PositionPitch({ posicion }: { readonly posicion: Position }) {
  const keys = positionsOf(posicion);
  const label =
    keys.length === 0
      ? 'Sin posición fija'
      : `Posiciones: ${keys.map((clave) => POSITION_NAMES[clave]).join(', ')}`;
  return (
    <div role="img" aria-label={label} className={css.pitch}>
      {keys.map((clave, index) => (
        <div key={clave} className={css.badge} style={{ top: `${String(TOP_PERCENT[clave])}%` }}>
          {badgeText(clave, index, keys.length)}
        </div>
      ))}
    </div>
  );
}
