import type { PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import { EmptyState } from '../../components/match-states';
import { Items } from '../../components/items';
import { withLive } from './live-slot';
import { NextGameCard } from './next-game-card';
import surface from '../../components/surface.module.css';
import css from './next-games-panel.module.css';

const LiveNextGameCard = withLive(NextGameCard);

/** Panel of next games: 2 cards per row on small screens, 3 on medium, 6 on extra-large (regla 28). */
export function NextGamesPanel({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos." />;
  return (
    <Items
      items={partidos}
      idOf={({ partido_id: id }) => id}
      className={clsx(surface.columns, css.games)}
    >
      {(partido) => <LiveNextGameCard partido={partido} />}
    </Items>
  );
}
