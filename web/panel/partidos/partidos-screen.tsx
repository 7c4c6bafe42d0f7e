import { endpoints, type PartidoPreview } from '@club/shared';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';
import { EmptyState } from '../../components/estados';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { PegarSection } from '../pegar/pegar-section';
import { OpenDrafts } from '../common/open-drafts';
import { useDeletion } from '../common/use-deletion';
import { CreatePartidoForm } from './create-partido-form';
import { EditPartidoDialog } from './edit-partido-dialog';
import { PartidosList } from './partidos-list';
import { useCatalogos } from './use-catalogos';

const PegarPartidos = lazy(async () => ({
  default: (await import('../pegar/pegar-partidos')).PegarPartidos,
}));

interface PartidosScreenProps {
  /** Opens a match's sheet. */
  readonly onFicha: (partidoId: string) => void;
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
}

/** Matches of the current season: creation, and the list with sheet, schedule and deletion (regla 22). */
export function PartidosScreen({ onFicha, bandaPath }: PartidosScreenProps) {
  const catalogos = useCatalogos();
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const actual = temporada.status === 'ready' ? temporada.data : null;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, actual?._id);
  const [notice, setNotice] = useState<Notice>();
  const [edited, setEdited] = useState<PartidoPreview>();

  const finish = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success') partidos.reload();
  };
  const deletion = useDeletion<PartidoPreview>(
    endpoints.delPartido,
    ({ partido_id: id }) => id,
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

  return (
    <Page title="Partidos" documentTitle="Administrar partidos">
      <NoticeBanner notice={notice} />
      <OpenDrafts
        prefix="editar-partido/"
        records={partidos.status === 'ready' ? partidos.data : []}
        idOf={({ partido_id: id }) => id}
        onOpen={setEdited}
        isHidden={edited !== undefined}
      />
      <ApiContent query={temporada}>
        {(current) => (
          <>
            <section>
              <SectionHeading>Crear partido</SectionHeading>
              <ApiContent query={catalogos}>
                {(choices) => (
                  <>
                    <CreatePartidoForm catalogos={choices} temporada={current} onDone={finish} />
                    {current && partidos.status === 'ready' && (
                      <PegarSection noun="partidos">
                        <PegarPartidos
                          catalogos={{
                            equipo: choices.equipos,
                            competicion: choices.competiciones,
                            campo: choices.campos,
                          }}
                          partidos={partidos.data}
                          temporada={current}
                          onDone={(outcome) => {
                            catalogos.reload();
                            finish(outcome);
                          }}
                        />
                      </PegarSection>
                    )}
                  </>
                )}
              </ApiContent>
            </section>
            <section>
              <SectionHeading>Partidos creados</SectionHeading>
              {current ? (
                <>
                  <Typography color="text.secondary" sx={{ mb: 1.5 }}>
                    {current.nombre}
                  </Typography>
                  <ApiContent query={partidos}>
                    {(previews) => (
                      <PartidosList
                        partidos={previews}
                        onFicha={onFicha}
                        bandaPath={bandaPath}
                        changes={{ onEdit: setEdited, onDelete: deletion.ask }}
                      />
                    )}
                  </ApiContent>
                </>
              ) : (
                <EmptyState title="Aún no hay temporadas. Crea una antes de crear partidos." />
              )}
            </section>
          </>
        )}
      </ApiContent>
      {deletion.dialog}
      {edited && catalogos.status === 'ready' && (
        <EditPartidoDialog
          partidoId={edited.partido_id}
          catalogos={catalogos.data}
          onClose={() => {
            setEdited(undefined);
          }}
          onSaved={(outcome) => {
            setEdited(undefined);
            finish(outcome);
          }}
        />
      )}
    </Page>
  );
}
