import { type PositionKey, BADGES } from '@club/shared';
import css from './position-badge.module.css';

const NAMES = { por: 'Portero', def: 'Defensa', mc: 'Mediocentro', del: 'Delantero' } as const;

export function PositionBadge({ clave }: { readonly clave: PositionKey }) {
  return (
    <span title={NAMES[clave]} className={css.badge}>
      {BADGES[clave]}
    </span>
  );
}
