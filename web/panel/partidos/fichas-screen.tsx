import { endpoints } from '@club/shared';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/estados';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { ListScreen } from '../common/list-screen';
import { useListado } from '../common/use-listado';
import { LISTADO_PARTIDOS, PartidosList, SIN_PARTIDOS } from './partidos-list';

const TITLE = 'Partidos';
const DOCUMENT_TITLE = 'Fichas de los partidos';

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
  const listado = useListado(LISTADO_PARTIDOS);
  if (temporada.status === 'ready' && !temporada.data) {
    return (
      <Page title={TITLE} documentTitle={DOCUMENT_TITLE}>
        <EmptyState title="Aún no hay temporadas." />
      </Page>
    );
  }
  return (
    <ListScreen
      title={TITLE}
      documentTitle={DOCUMENT_TITLE}
      heading="Partidos creados"
      detail={actual?.nombre}
      empty={SIN_PARTIDOS}
      query={temporada.status === 'ready' ? partidos : temporada}
      listado={listado}
      note={
        <Typography variant="body2" color="textSecondary">
          Puedes guardar y anular las fichas de los partidos de esta temporada, y apuntarlos desde
          la banda. Los de otras los cambia el administrador.
        </Typography>
      }
    >
      {(shown) => <PartidosList partidos={shown} onActa={onActa} bandaPath={bandaPath} />}
    </ListScreen>
  );
}
