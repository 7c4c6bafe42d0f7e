import type { PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import { EmptyState } from '../../components/estados';
import surface from '../../components/surface.module.css';
import { withLive } from './live-slot';
import { NextGameCard } from './next-game-card';
import css from './next-games-panel.module.css';

const LiveNextGameCard = withLive(NextGameCard);

/** The next games: 2 cards per row on the smallest screens, 3 on medium, 6 on extra-large (regla 28). */
export function NextGamesPanel({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos." />;
  return (
    <ul className={clsx(surface.list, css.games)}>
      {partidos.map((partido) => (
        <li key={partido.partido_id}>
          <LiveNextGameCard partido={partido} />
        </li>
      ))}
    </ul>
  );
}
