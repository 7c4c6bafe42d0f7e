import type { PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import { EmptyState } from '../../components/estados';
import { withLive } from './live-slot';
import { NextGameCard } from './next-game-card';

const LiveNextGameCard = withLive(NextGameCard);

/*
 * From a tablet held upright to a laptop, and from there on: what Bootstrap calls medium and extra-large. They must not
 * overlap, since the theme puts its own widths in order.
 */
const MEDIUM = '@media (min-width:768px) and (max-width:1199.95px)';
const EXTRA_LARGE = '@media (min-width:1200px)';

/** The next games: 2 cards per row on the smallest screens, 3 on medium, 6 on extra-large (regla 28). */
export function NextGamesPanel({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos." />;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [MEDIUM]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [EXTRA_LARGE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        gap: 1.5,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {partidos.map((partido) => (
        <li key={partido.partido_id}>
          <LiveNextGameCard partido={partido} />
        </li>
      ))}
    </Box>
  );
}
