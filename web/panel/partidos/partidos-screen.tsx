import { endpoints, type PartidoPreview } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/page-states';
import { Page } from '../../components/page';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { ListScreen } from '../common/list-screen';
import type { Notice } from '../common/notice-banner';
import { NoTemporadas } from '../common/no-temporadas';
import { type ListedResource, RecordsScreen } from '../common/records-screen';
import { PasteCalendar } from '../paste/paste-calendar';
import { PastePartidos } from '../paste/paste-partidos';
import { findLeague } from '../paste/pasted-partidos';
import { PasteSection } from '../paste/paste-section';
import { PartidoDialog, useCatalogues } from './partido-dialog';
import { PartidosList } from './partido-row';

/** What deleting these matches does to the statistics. */
function deletionDetail(partidos: readonly PartidoPreview[]): string {
  const { length: played } = partidos.filter(({ jugado }) => jugado);
  if (played === 0) return 'Ninguno se ha jugado: las estadísticas no cambian.';
  return played === 1
    ? '1 se ha jugado: se deshará lo que aportó a las estadísticas.'
    : `${String(played)} se han jugado: se deshará lo que aportaron a las estadísticas.`;
}

const PARTIDOS: ListedResource<PartidoPreview> = {
  title: 'Partidos',
  noun: 'partido',
  newLabel: 'Nuevo partido',
  listHeading: 'Partidos creados',
  toId: ({ partido_id: id }) => id,
  toName: ({ nombre_equipo: rival, fecha_str: date }) => `${rival}, ${date}`,
  create: endpoints.addPartido,
  update: endpoints.updatePartido,
  remove: endpoints.delPartido,
  deletion: {
    question: ({ partido_id: id }) => `¿Seguro que quieres borrar este partido? (${id})`,
    detail: (partido) => (
      <Typography>
        {partido.nombre_equipo}, {partido.fecha_str}.
        {partido.jugado && ' Se deshará lo que aportó a las estadísticas.'}
      </Typography>
    ),
    success: 'partido borrado!',
  },
  bulk: { plural: 'partidos', deletionDetail },
  list: {
    toSearchText: (partido) =>
      `${partido.nombre_equipo} ${partido.nombre_competicion} ${partido.nombre_campo} ${partido.fecha_str} ${partido.partido_id}`,
    filters: [
      { label: 'Todos', isShown: () => true },
      { label: 'Por jugar', isShown: ({ jugado }) => !jugado },
      { label: 'Jugados', isShown: ({ jugado }) => jugado },
    ],
    empty: 'Aún no hay partidos en esta temporada.',
  },
};

/** The current season and its matches. The season is `null` if there is none, and `undefined` until known. */
function useCurrentPartidos() {
  const current = useApi(endpoints.fetchTemporadaActual);
  const temporada = current.status === 'ready' ? current.data : undefined;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, temporada?._id);
  const query: ApiQuery<readonly PartidoPreview[]> =
    current.status === 'ready' ? partidos : current;
  return { temporada, query };
}

/** Matches of the current season, to create, edit, paste and delete (regla 22). */
export function PartidosScreen() {
  const catalogues = useCatalogues();
  const [params] = useSearchParams();
  const { temporada, query } = useCurrentPartidos();
  const reloadThen = (onDone: (notice: Notice) => void) => (outcome: Notice) => {
    catalogues.reload();
    onDone(outcome);
  };
  if (temporada === null) {
    return (
      <Page title={PARTIDOS.title} documentTitle="Administrar partidos">
        <NoTemporadas task="crear partidos" />
      </Page>
    );
  }
  return (
    <RecordsScreen
      resource={PARTIDOS}
      query={query}
      detail={temporada?.nombre}
      lead={(previews, onDone) =>
        catalogues.status === 'ready' && (
          <PasteSection
            label="Pegar calendario de la federación"
            short="Pegar calendario"
            isOpenAtFirst={params.has('calendario')}
          >
            <PasteCalendar
              competiciones={catalogues.data.competiciones}
              campos={catalogues.data.campos}
              likely={findLeague(catalogues.data.competiciones, previews)?._id}
              onDone={reloadThen(onDone)}
            />
          </PasteSection>
        )
      }
      more={(previews, onDone) =>
        catalogues.status === 'ready' &&
        temporada && (
          <PasteSection label="Pegar partidos de una hoja de cálculo">
            <PastePartidos
              catalogues={{
                equipo: catalogues.data.equipos,
                competicion: catalogues.data.competiciones,
                campo: catalogues.data.campos,
              }}
              partidos={previews}
              temporada={temporada}
              onDone={reloadThen(onDone)}
            />
          </PasteSection>
        )
      }
      form={(open) => (
        <PartidoDialog
          key={open.id}
          catalogues={catalogues}
          temporada={temporada ?? null}
          onMore={query.reload}
          {...open}
        />
      )}
      rows={(shown, rowActions) => <PartidosList partidos={shown} rowActions={rowActions} />}
    />
  );
}

/** Match list for helpers, who may only enter sheets (docs/decisions/0020). */
export function ActasScreen() {
  const { temporada, query } = useCurrentPartidos();
  const documentTitle = 'Fichas de los partidos';
  if (temporada === null) {
    return (
      <Page title={PARTIDOS.title} documentTitle={documentTitle}>
        <EmptyState title="Aún no hay temporadas." />
      </Page>
    );
  }
  return (
    <ListScreen
      resource={PARTIDOS}
      documentTitle={documentTitle}
      detail={temporada?.nombre}
      query={query}
      note={
        <Typography variant="body2" color="textSecondary">
          Puedes guardar y anular las fichas de los partidos de esta temporada, y apuntarlos desde
          la banda. Los de otras los cambia el administrador.
        </Typography>
      }
    >
      {(shown) => <PartidosList partidos={shown} />}
    </ListScreen>
  );
}
