import { endpoints } from '@club/shared';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/match-states';
import { Page } from '../../components/page';
import { ApiContent } from '../common/api-content';
import { CronicaForm } from '../cronica/cronica-form';
import { useApi } from '../../lib/api/use-api';
import { NotFound } from '../../components/not-found';
import { useDocumentId } from '../../lib/use-document-id';
import { adminPaths } from './admin-paths';

export function CronicaRoute() {
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
              {(everyone) => (
                <CronicaForm
                  key={data.version}
                  partido={data}
                  jugadores={everyone}
                  estadisticasPath={adminPaths.estadisticas}
                />
              )}
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
