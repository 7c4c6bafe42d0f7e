import { comparePartidos, type PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import { EmptyState } from '../../components/estados';
import { PartidoRow } from './partido-row';

interface PartidosListProps {
  readonly partidos: readonly PartidoPreview[];
  readonly onFicha: (partidoId: string) => void;
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
  /** What else can be done to a match; nothing for who may only enter sheets. */
  readonly changes?: {
    readonly onEdit: (partido: PartidoPreview) => void;
    readonly onDelete: (partido: PartidoPreview) => void;
  };
}

/** The matches of a season, latest first, each with its sheet. */
export function PartidosList({ partidos, onFicha, bandaPath, changes }: PartidosListProps) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos en esta temporada." />;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      {partidos
        .toSorted((a, b) => comparePartidos(b, a))
        .map((partido) => (
          <PartidoRow
            key={partido.partido_id}
            partido={partido}
            bandaPath={bandaPath(partido.partido_id)}
            onFicha={() => {
              onFicha(partido.partido_id);
            }}
            {...(changes && {
              changes: {
                onEdit: () => {
                  changes.onEdit(partido);
                },
                onDelete: () => {
                  changes.onDelete(partido);
                },
              },
            })}
          />
        ))}
    </Box>
  );
}
