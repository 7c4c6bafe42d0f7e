import { endpoints, type PartidoPreview } from '@club/shared';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/estados';
import { Page } from '../../components/page';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { ListScreen } from '../common/list-screen';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { PegarSection } from '../pegar/pegar-section';
import { NewDraft, OpenDrafts } from '../common/open-drafts';
import { useDeletion } from '../common/use-deletion';
import { useFormRoute } from '../common/use-form-route';
import { useListado } from '../common/use-listado';
import { useVarios } from '../common/use-varios';
import { CreatePartidoDialog } from './create-partido-dialog';
import { EditPartidoDialog } from './edit-partido-dialog';
import { LISTADO_PARTIDOS, PartidosList, SIN_PARTIDOS } from './partidos-list';
import { useCatalogos } from './use-catalogos';

const PegarPartidos = lazy(async () => ({
  default: (await import('../pegar/pegar-partidos')).PegarPartidos,
}));

interface PartidosScreenProps {
  /** Opens a match's sheet. */
  readonly onActa: (partidoId: string) => void;
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
  /** Where a season is created, which matches belong to. */
  readonly temporadasPath: string;
}

const TITLE = 'Partidos';
const DOCUMENT_TITLE = 'Administrar partidos';

const idOf = ({ partido_id: id }: PartidoPreview) => id;

/** What comes of deleting matches. */
function borradoText(partidos: readonly PartidoPreview[]): string {
  const { length: jugados } = partidos.filter(({ jugado }) => jugado);
  if (jugados === 0) return 'Ninguno se ha jugado: las estadísticas no cambian.';
  return jugados === 1
    ? '1 se ha jugado: se deshará lo que aportó a las estadísticas.'
    : `${String(jugados)} se han jugado: se deshará lo que aportaron a las estadísticas.`;
}

/** Matches of the current season: the list, and beside it the form of one of them or of a new one (regla 22). */
export function PartidosScreen({ onActa, bandaPath, temporadasPath }: PartidosScreenProps) {
  const catalogos = useCatalogos();
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const actual = temporada.status === 'ready' ? temporada.data : null;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, actual?._id);
  const listado = useListado(LISTADO_PARTIDOS);
  const [notice, setNotice] = useState<Notice>();
  const route = useFormRoute();
  const isOpen = route.isNew || route.editedId !== null;

  const finish = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success' || outcome.isPartly) partidos.reload();
  };
  const saved = (outcome: Notice) => {
    route.finish();
    finish(outcome);
  };
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
  const varios = useVarios<PartidoPreview>({
    acciones: [
      {
        label: 'Borrar',
        question: (count) => `¿Seguro que quieres borrar ${String(count)} partidos?`,
        detail: borradoText,
        success: (count) => `${String(count)} partidos: borrados!`,
        call: (partido) => callApi(endpoints.delPartido, { id: idOf(partido) }),
      },
    ],
    idOf,
    nameOf: ({ nombre_equipo: rival, fecha_str: fecha }) => `${rival}, ${fecha}`,
    onDone: finish,
  });

  if (temporada.status === 'ready' && !temporada.data) {
    return (
      <Page title={TITLE} documentTitle={DOCUMENT_TITLE}>
        <EmptyState title="Aún no hay temporadas. Crea una antes de crear partidos.">
          <Button component={Link} to={temporadasPath} variant="contained">
            Ir a temporadas
          </Button>
        </EmptyState>
      </Page>
    );
  }
  return (
    <>
      <ListScreen
        title={TITLE}
        documentTitle={DOCUMENT_TITLE}
        heading="Partidos creados"
        detail={actual?.nombre}
        nuevo={actual ? { label: 'Nuevo partido', onClick: route.openNew } : undefined}
        empty={SIN_PARTIDOS}
        // Which season it is has to be known first.
        query={temporada.status === 'ready' ? partidos : temporada}
        listado={listado}
        tools={(previews, shown) => (
          <>
            {previews.length > 0 && varios.bar(shown)}
            {catalogos.status === 'ready' && actual && (
              <PegarSection noun="partidos">
                <PegarPartidos
                  catalogos={{
                    equipo: catalogos.data.equipos,
                    competicion: catalogos.data.competiciones,
                    campo: catalogos.data.campos,
                  }}
                  partidos={previews}
                  temporada={actual}
                  onDone={(outcome) => {
                    catalogos.reload();
                    finish(outcome);
                  }}
                />
              </PegarSection>
            )}
          </>
        )}
        notices={
          <>
            {/* It gets the focus: not while a form has it. */}
            <NoticeBanner notice={isOpen ? undefined : notice} />
            <OpenDrafts
              prefix="editar-partido/"
              records={partidos.status === 'ready' ? partidos.data : []}
              idOf={idOf}
              onOpen={(partido) => {
                route.openEdit(idOf(partido));
              }}
              isHidden={isOpen}
            />
            <NewDraft clave="add-partido/" onOpen={route.openNew} isHidden={isOpen} />
          </>
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
              pickOf: (partido) =>
                varios.isPicking
                  ? {
                      isPicked: varios.isPicked(partido),
                      onToggle: () => {
                        varios.toggle(partido);
                      },
                    }
                  : undefined,
            }}
          />
        )}
      </ListScreen>
      {deletion.dialog}
      {varios.dialog}
      {route.isNew && (
        <CreatePartidoDialog
          catalogos={catalogos}
          temporada={actual}
          onDone={saved}
          onMore={partidos.reload}
          onClose={route.close}
        />
      )}
      {route.editedId !== null && catalogos.status === 'ready' && (
        <EditPartidoDialog
          key={route.editedId}
          partidoId={route.editedId}
          catalogos={catalogos.data}
          onClose={route.close}
          onSaved={saved}
        />
      )}
    </>
  );
}
