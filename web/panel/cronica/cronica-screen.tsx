import { endpoints, type JugadorPreview, type Partido } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, NotFound } from '../../components/page-states';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useDocumentId } from '../../lib/use-document-id';
import { adminPaths } from '../app/admin-paths';
import { RecordForm } from '../common/record-form';
import { ApiContent } from '../common/api-content';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';
import { draftCronica, squadNames } from './draft-cronica';

interface CronicaFormProps {
  readonly partido: Partido;
  /** All current and former squad members. */
  readonly jugadores: readonly JugadorPreview[];
}

/** News draft about a played match, to be edited. Only its button publishes it. */
function CronicaForm({ partido, jugadores }: CronicaFormProps) {
  const [notice, setNotice] = useState<Notice>();
  const settings = useSettings();
  const [draft] = useState(() => draftCronica(partido, settings, squadNames(jugadores)));
  const form = useResourceForm({
    endpoint: endpoints.addNoticia,
    initial: { titulo: draft.titulo, contenido: draft.contenido },
    toBody: ({ titulo, contenido }) => ({ titulo, contenido, partido_id: partido._id }),
    success: () => 'Noticia creada!',
    draftTitle: `Crónica: ${partido.nombre_equipo}`,
    context: `cronica-${partido._id}`,
    onDone: setNotice,
  });
  const isPublished = notice?.kind === 'success';
  return (
    <>
      <NoticeBanner notice={notice} />
      {isPublished ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={adminPaths.estadisticas} variant="contained">
            Actualizar posición
          </Button>
          <Button component="a" href={paths.partido(partido._id)} variant="outlined">
            Ver y compartir el partido
          </Button>
        </Box>
      ) : (
        <>
          <Typography color="textSecondary">
            Borrador escrito a partir de la ficha. Repásalo y cámbialo a tu gusto: no se publica
            hasta que lo mandes.
          </Typography>
          <RecordForm label="Crónica" submitLabel="Publicar noticia" form={form}>
            <TextInput form={form} name="titulo" label="Titulo" isRequired isWide />
            <TextInput form={form} name="contenido" label="Noticia" rows={10} />
          </RecordForm>
        </>
      )}
    </>
  );
}

/** Screen with the draft of a match report for a played match. */
export function CronicaScreen() {
  const id = useDocumentId();
  const partido = useApi(endpoints.fetchPartido, id);
  const jugadores = useApi(endpoints.fetchJugadoresPreview);
  if (id === undefined || (partido.status === 'error' && partido.error.status === 404)) {
    return <NotFound />;
  }
  return (
    <Page
      title="Crónica"
      documentTitle="Escribir una crónica"
      action={
        <Button component={Link} to={adminPaths.acta(id)}>
          ← Volver a la ficha
        </Button>
      }
    >
      <ApiContent query={partido}>
        {(data) =>
          data.jugado ? (
            <ApiContent query={jugadores}>
              {(everyone) => <CronicaForm key={data.version} partido={data} jugadores={everyone} />}
            </ApiContent>
          ) : (
            <EmptyState title="Aún no hay ficha de este partido.">
              <Button component={Link} to={adminPaths.acta(id)} variant="contained">
                Rellenar la ficha
              </Button>
            </EmptyState>
          )
        }
      </ApiContent>
    </Page>
  );
}
