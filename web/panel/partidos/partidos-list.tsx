import { comparePartidos, type PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/estados';
import { SectionHeading } from '../../components/page';
import type { PickedRow } from '../common/record-row';
import { matchesSearch } from '../common/search';
import { SelectField } from '../common/select-field';
import { PartidoRow } from './partido-row';

const FILTROS = {
  Todos: () => true,
  'Por jugar': ({ jugado }: PartidoPreview) => !jugado,
  Jugados: ({ jugado }: PartidoPreview) => jugado,
} as const;
type Filtro = keyof typeof FILTROS;
const NOMBRES: readonly Filtro[] = ['Todos', 'Por jugar', 'Jugados'];

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
    /** Above the list, by what is shown. */
    readonly tools: (shown: readonly PartidoPreview[]) => ReactNode;
    /** While many are picked. */
    readonly pickOf: (partido: PartidoPreview) => PickedRow | undefined;
  };
}

/** The matches of a season, each with its sheet: the last one and the next ones first. */
export function PartidosList({ partidos, onActa, bandaPath, changes }: PartidosListProps) {
  const [search, setSearch] = useState('');
  const [filtro, setFiltro] = useState<Filtro>('Todos');
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos en esta temporada." />;
  const shown = partidos.filter(
    (partido) =>
      FILTROS[filtro](partido) &&
      matchesSearch(
        `${partido.nombre_equipo} ${partido.nombre_competicion} ${partido.nombre_campo} ${partido.fecha_str} ${partido.partido_id}`,
        search,
      ),
  );
  const { ahora, antes } = ahoraYAntes(shown);
  const rows = (label: string, some: readonly PartidoPreview[]) => (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
      }}
    >
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
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 200px' } }}>
        <TextField
          type="search"
          label="Buscar partido"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
          autoComplete="off"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <SelectField
          label="Mostrar"
          value={filtro}
          options={NOMBRES.map((nombre) => [nombre, nombre] as const)}
          onChange={setFiltro}
        />
      </Box>
      <Typography aria-live="polite" variant="body2" color="textSecondary">
        {shown.length === partidos.length
          ? `${String(partidos.length)} en total`
          : `${String(shown.length)} de ${String(partidos.length)}`}
      </Typography>
      {changes?.tools(shown)}
      {rows('El último y los próximos', ahora)}
      {antes.length > 0 && (
        <>
          <SectionHeading>Anteriores</SectionHeading>
          {rows('Anteriores', antes)}
        </>
      )}
    </Box>
  );
}
