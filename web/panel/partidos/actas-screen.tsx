import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/match-states';
import { Page } from '../../components/page';
import { ListScreen } from '../common/list-screen';
import { PartidosList } from './partidos-list';
import { useCurrentPartidos } from './use-current-partidos';

const DOCUMENT_TITLE = 'Fichas de los partidos';

interface ActasScreenProps {
  readonly onActa: (partidoId: string) => void;
  readonly bandaPath: (partidoId: string) => string;
}

/** Match list for helpers, who may only enter sheets (docs/decisions/0020). */
export function ActasScreen({ onActa, bandaPath }: ActasScreenProps) {
  const { isWithoutTemporada, lista: list } = useCurrentPartidos();
  if (isWithoutTemporada) {
    return (
      <Page title={list.title} documentTitle={DOCUMENT_TITLE}>
        <EmptyState title="Aún no hay temporadas." />
      </Page>
    );
  }
  return (
    <ListScreen
      {...list}
      documentTitle={DOCUMENT_TITLE}
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
