import { comparePartidos, type PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import { SectionHeading } from '../../components/page';
import type { PickedRow } from '../common/record-row';
import { RuledList } from '../common/rows';
import type { ListControlsOptions } from '../common/use-list-controls';
import { PartidoRow } from './partido-row';

export const PARTIDOS_LIST: ListControlsOptions<PartidoPreview> = {
  searchLabel: 'Buscar partido',
  textOf: (partido) =>
    `${partido.nombre_equipo} ${partido.nombre_competicion} ${partido.nombre_campo} ${partido.fecha_str} ${partido.partido_id}`,
  filters: [
    { label: 'Todos', isShown: () => true },
    { label: 'Por jugar', isShown: ({ jugado }) => !jugado },
    { label: 'Jugados', isShown: ({ jugado }) => jugado },
  ],
};

/** Splits the matches: the last played one and all later ones, and the earlier ones, latest first. */
function nowAndBefore(partidos: readonly PartidoPreview[]) {
  const sorted = partidos.toSorted(comparePartidos);
  const last = Math.max(
    sorted.findLastIndex(({ jugado }) => jugado),
    0,
  );
  return { now: sorted.slice(last), antes: sorted.slice(0, last).reverse() };
}

interface PartidosListProps {
  readonly partidos: readonly PartidoPreview[];
  readonly onActa: (partidoId: string) => void;
  readonly bandaPath: (partidoId: string) => string;
  /** Actions besides the sheet; absent for helpers. */
  readonly changes?: {
    readonly onEdit: (partido: PartidoPreview) => void;
    readonly onDelete: (partido: PartidoPreview) => void;
    /** Selection state of a row during a bulk selection. */
    readonly pickOf: (partido: PartidoPreview) => PickedRow | undefined;
  };
}

/** Match list of a season: the last played and coming matches first. */
export function PartidosList({ partidos, onActa, bandaPath, changes }: PartidosListProps) {
  const { now, antes } = nowAndBefore(partidos);
  const rows = (label: string, some: readonly PartidoPreview[]) => (
    <RuledList label={label}>
      {some.map((partido) => {
        const pick = changes?.pickOf(partido);
        return (
          <PartidoRow
            key={partido.partido_id}
            partido={partido}
            bandaPath={bandaPath(partido.partido_id)}
            onActa={() => {
              onActa(partido.partido_id);
            }}
            {...(changes && {
              changes: {
                onEdit: () => {
                  changes.onEdit(partido);
                },
                onDelete: () => {
                  changes.onDelete(partido);
                },
                ...(pick && { pick }),
              },
            })}
          />
        );
      })}
    </RuledList>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {rows('El último y los próximos', now)}
      {antes.length > 0 && (
        <section>
          <SectionHeading>Anteriores</SectionHeading>
          {rows('Anteriores', antes)}
        </section>
      )}
    </Box>
  );
}
