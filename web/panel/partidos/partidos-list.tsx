import { comparePartidos, type PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import { SectionHeading } from '../../components/page';
import type { RowActions } from '../common/records-screen';
import { RuledList } from '../common/rows';
import { PartidoRow } from './partido-row';

interface PartidosListProps {
  readonly partidos: readonly PartidoPreview[];
  /** Actions besides the sheet; absent for helpers. */
  readonly actionsOf?: (partido: PartidoPreview) => RowActions;
}

/** Match list of a season: the last played and all later ones, then the earlier ones, latest first. */
export function PartidosList({ partidos, actionsOf }: PartidosListProps) {
  const sorted = partidos.toSorted(comparePartidos);
  const last = Math.max(
    sorted.findLastIndex(({ jugado }) => jugado),
    0,
  );
  const rows = (label: string, some: readonly PartidoPreview[]) => (
    <RuledList label={label}>
      {some.map((partido) => (
        <PartidoRow key={partido.partido_id} partido={partido} actions={actionsOf?.(partido)} />
      ))}
    </RuledList>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {rows('El último y los próximos', sorted.slice(last))}
      {last > 0 && (
        <section>
          <SectionHeading>Anteriores</SectionHeading>
          {rows('Anteriores', sorted.slice(0, last).reverse())}
        </section>
      )}
    </Box>
  );
}
