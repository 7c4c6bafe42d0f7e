import { BADGES, type Position, positionsOf } from '@club/shared';
import css from './position-pitch.module.css';

const TOP_PERCENT = { del: 16, mc: 40, def: 64, por: 87 } as const;
export const POSITION_NAMES = {
  por: 'portero',
  def: 'defensa',
  mc: 'mediocentro',
  del: 'delantero',
} as const;

/** Pitch with a badge for each of a player's positions, numbered (`1º`, `2º`) if there are several (regla 17). */
export function PositionPitch({ posicion }: { readonly posicion: Position }) {
  const keys = positionsOf(posicion);
  const label =
    keys.length === 0
      ? 'Sin posición fija'
      : `Posiciones: ${keys.map((position) => POSITION_NAMES[position]).join(', ')}`;
  return (
    <div role="img" aria-label={label} className={css.pitch}>
      {keys.map((position, index) => (
        <div
          key={position}
          className={css.badge}
          style={{ top: `${String(TOP_PERCENT[position])}%` }}
        >
          {BADGES[position]}
          {keys.length > 1 && ` ${String(index + 1)}º`}
        </div>
      ))}
    </div>
  );
}
