import { endpoints } from '@club/shared';
import { pendingOfPartidos } from './pending';
import Typography from '@mui/material/Typography';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';
import { ApiContent } from '../common/api-content';
import { Drafts } from './drafts';
import { OnThisPhone, useKept } from './on-this-phone';
import { NothingPending, Tasks } from './tasks';
import { useFresh } from './use-fresh';

/** Kinds of task that a helper can do. */
const OWN: ReadonlySet<string> = new Set(['en_juego', 'hoy', 'sin_ficha']);

/** Home of a helper: matches to enter now, derived from public data only (docs/decisions/0020). */
export function HelperHome() {
  const kept = useKept();
  const next = useApi(endpoints.fetchNextGames);
  const today = useToday();
  const { zona_horaria: zone } = useSettings();
  useFresh(next.reload);
  const isKept = new Set(kept.map(({ partido_id: id }) => id));
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
      <Drafts />
      {kept.map((notebook) => (
        <OnThisPhone key={notebook.partido_id} cuaderno={notebook} />
      ))}
      <ApiContent query={next}>
        {(partidos) => (
          <Tasks
            pendientes={pendingOfPartidos(
              partidos,
              { sin_campo: [], con_cronica: [] },
              { now: today, zona: zone },
            ).filter(({ tipo, partido }) => OWN.has(tipo) && !isKept.has(partido.partido_id))}
            nothing={<NothingPending />}
          />
        )}
      </ApiContent>
    </Page>
  );
}
