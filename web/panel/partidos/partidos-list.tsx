import { comparePartidos, type PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import { SectionHeading } from '../../components/page';
import type { PickedRow } from '../common/record-row';
import { RuledList } from '../common/ruled-list';
import type { ListadoOptions } from '../common/use-listado';
import { PartidoRow } from './partido-row';

/** How the matches of a season are searched, and which of them can be looked at alone. */
export const LISTADO_PARTIDOS: ListadoOptions<PartidoPreview> = {
  searchLabel: 'Buscar partido',
  textOf: (partido) =>
    `${partido.nombre_equipo} ${partido.nombre_competicion} ${partido.nombre_campo} ${partido.fecha_str} ${partido.partido_id}`,
  filters: [
    { label: 'Todos', isShown: () => true },
    { label: 'Por jugar', isShown: ({ jugado }) => !jugado },
    { label: 'Jugados', isShown: ({ jugado }) => jugado },
  ],
};

/** The last match that was played and those that follow it, and those before, latest first. */
function ahoraYAntes(partidos: readonly PartidoPreview[]) {
  const sorted = partidos.toSorted(comparePartidos);
  const last = Math.max(
    sorted.findLastIndex(({ jugado }) => jugado),
    0,
  );
  return { ahora: sorted.slice(last), antes: sorted.slice(0, last).reverse() };
}

interface PartidosListProps {
  readonly partidos: readonly PartidoPreview[];
  readonly onActa: (partidoId: string) => void;
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
  /** What else can be done to a match; nothing for who may only enter sheets. */
  readonly changes?: {
    readonly onEdit: (partido: PartidoPreview) => void;
    readonly onDelete: (partido: PartidoPreview) => void;
    /** While many are picked. */
    readonly pickOf: (partido: PartidoPreview) => PickedRow | undefined;
  };
}

/** The matches of a season, each with its sheet: the last one and the next ones first. */
export function PartidosList({ partidos, onActa, bandaPath, changes }: PartidosListProps) {
  const { ahora, antes } = ahoraYAntes(partidos);
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
      {rows('El último y los próximos', ahora)}
      {antes.length > 0 && (
        <section>
          <SectionHeading>Anteriores</SectionHeading>
          {rows('Anteriores', antes)}
        </section>
      )}
    </Box>
  );
}
