import { endpoints, type PartidoPreview } from '@club/shared';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { Page } from '../../components/page';
import { callApi } from '../../lib/api/call-api';
import { ListNotices } from '../common/list-notices';
import { ListScreen } from '../common/list-screen';
import { NoTemporadas } from '../common/no-temporadas';
import { useDeletion } from '../common/use-deletion';
import { useListForms } from '../common/use-list-forms';
import { useBulkActions } from '../common/use-bulk-actions';
import { PasteSection } from '../paste/paste-section';
import { CreatePartidoDialog } from './create-partido-dialog';
import { EditPartidoDialog } from './edit-partido-dialog';
import { PartidosList } from './partidos-list';
import { useCatalogues } from './use-catalogues';
import { useCurrentPartidos } from './use-current-partidos';

const PastePartidos = lazy(async () => ({
  default: (await import('../paste/paste-partidos')).PastePartidos,
}));

interface PartidosScreenProps {
  readonly onActa: (partidoId: string) => void;
  readonly bandaPath: (partidoId: string) => string;
  readonly temporadasPath: string;
}

const DOCUMENT_TITLE = 'Administrar partidos';

const idOf = ({ partido_id: id }: PartidoPreview) => id;

function deletedText(partidos: readonly PartidoPreview[]): string {
  const { length: played } = partidos.filter(({ jugado }) => jugado);
  if (played === 0) return 'Ninguno se ha jugado: las estadísticas no cambian.';
  return played === 1
    ? '1 se ha jugado: se deshará lo que aportó a las estadísticas.'
    : `${String(played)} se han jugado: se deshará lo que aportaron a las estadísticas.`;
}

/** Matches of the current season, with the form of one of them (regla 22). */
export function PartidosScreen({ onActa, bandaPath, temporadasPath }: PartidosScreenProps) {
  const catalogues = useCatalogues();
  const { temporada, isWithoutTemporada, reload, lista: list } = useCurrentPartidos();
  const { route, notice, finish, saved } = useListForms(reload);
  const isOpen = route.isNew || route.editedId !== null;
  const deletion = useDeletion<PartidoPreview>(
    endpoints.delPartido,
    idOf,
    {
      question: ({ partido_id: id }) => `¿Seguro que quieres borrar este partido? (${id})`,
      detail: (partido) => (
        <Typography>
          {partido.nombre_equipo}, {partido.fecha_str}.
          {partido.jugado && ' Se deshará lo que aportó a las estadísticas.'}
        </Typography>
      ),
      success: 'partido borrado!',
    },
    finish,
  );
  const varios = useBulkActions<PartidoPreview>({
    actions: [
      {
        label: 'Borrar',
        question: (count) => `¿Seguro que quieres borrar ${String(count)} partidos?`,
        detail: deletedText,
        success: (count) => `${String(count)} partidos: borrados!`,
        call: (partido) => callApi(endpoints.delPartido, { id: idOf(partido) }),
      },
    ],
    idOf,
    nameOf: ({ nombre_equipo: rival, fecha_str: date }) => `${rival}, ${date}`,
    onDone: finish,
  });

  if (isWithoutTemporada) {
    return (
      <Page title={list.title} documentTitle={DOCUMENT_TITLE}>
        <NoTemporadas task="crear partidos" temporadasPath={temporadasPath} />
      </Page>
    );
  }
  return (
    <>
      <ListScreen
        {...list}
        documentTitle={DOCUMENT_TITLE}
        added={temporada ? { label: 'Nuevo partido', onClick: route.openNew } : undefined}
        tools={(previews, shown) => (
          <>
            {previews.length > 0 && varios.bar(shown)}
            {catalogues.status === 'ready' && temporada && (
              <PasteSection noun="partidos">
                <PastePartidos
                  catalogues={{
                    equipo: catalogues.data.equipos,
                    competicion: catalogues.data.competiciones,
                    campo: catalogues.data.campos,
                  }}
                  partidos={previews}
                  temporada={temporada}
                  onDone={(outcome) => {
                    catalogues.reload();
                    finish(outcome);
                  }}
                />
              </PasteSection>
            )}
          </>
        )}
        notices={
          <ListNotices
            notice={notice}
            createPath="add-partido"
            updatePath="editar-partido"
            query={list.query}
            idOf={idOf}
            route={route}
            isOpen={isOpen}
          />
        }
      >
        {(shown) => (
          <PartidosList
            partidos={shown}
            onActa={onActa}
            bandaPath={bandaPath}
            changes={{
              onEdit: (partido) => {
                route.openEdit(idOf(partido));
              },
              onDelete: deletion.ask,
              pickOf: varios.pickOf,
            }}
          />
        )}
      </ListScreen>
      {deletion.dialog}
      {varios.dialog}
      {route.isNew && (
        <CreatePartidoDialog
          catalogues={catalogues}
          temporada={temporada}
          onDone={saved}
          onMore={reload}
          onClose={route.close}
        />
      )}
      {route.editedId !== null && catalogues.status === 'ready' && (
        <EditPartidoDialog
          key={route.editedId}
          partidoId={route.editedId}
          catalogues={catalogues.data}
          onClose={route.close}
          onSaved={saved}
        />
      )}
    </>
  );
}
