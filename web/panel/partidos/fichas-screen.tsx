import { endpoints } from '@club/shared';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/estados';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { ApiContent } from '../common/api-content';
import { PartidosList } from './partidos-list';

interface FichasScreenProps {
  /** Opens a match's sheet. */
  readonly onActa: (partidoId: string) => void;
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
}

/** Matches of the current season for who may only enter their sheets (docs/decisions/0022). */
export function FichasScreen({ onActa, bandaPath }: FichasScreenProps) {
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const actual = temporada.status === 'ready' ? temporada.data : null;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, actual?._id);
  return (
    <Page title="Partidos" documentTitle="Fichas de los partidos">
      <ApiContent query={temporada}>
        {(current) =>
          current ? (
            <section>
              <Typography color="textSecondary" sx={{ mb: 1.5 }}>
                {current.nombre}. Puedes guardar y anular las fichas de los partidos de esta
                temporada, y apuntarlos desde la banda. Los de otras los cambia el administrador.
              </Typography>
              <ApiContent query={partidos}>
                {(previews) => (
                  <PartidosList partidos={previews} onActa={onActa} bandaPath={bandaPath} />
                )}
              </ApiContent>
            </section>
          ) : (
            <EmptyState title="Aún no hay temporadas." />
          )
        }
      </ApiContent>
    </Page>
  );
}
