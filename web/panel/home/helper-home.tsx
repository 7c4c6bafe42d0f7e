import { endpoints } from '@club/shared';
import { pendientesDePartidos } from './pending';
import Typography from '@mui/material/Typography';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';
import { ApiContent } from '../common/api-content';
import { Borradores } from './drafts';
import { EnEsteMovil, useKept } from './on-this-phone';
import type { HomePaths } from './home-paths';
import { NadaPendiente, Tareas } from './tasks';
import { useFresh } from './use-fresh';

/** Kinds of task that a helper can do. */
const SUYOS: ReadonlySet<string> = new Set(['en_juego', 'hoy', 'sin_ficha']);

interface InicioAyudanteProps {
  readonly paths: HomePaths;
}

/** Home of a helper: matches to enter now, derived from public data only (docs/decisions/0020). */
export function HelperHome({ paths }: InicioAyudanteProps) {
  const kept = useKept();
  const next = useApi(endpoints.fetchNextGames);
  const hoy = useToday();
  const { zona_horaria: zona } = useSettings();
  useFresh(next.reload);
  const isKept = new Set(kept.map(({ partido_id: id }) => id));
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
      <Borradores />
      {kept.map((cuaderno) => (
        <EnEsteMovil key={cuaderno.partido_id} cuaderno={cuaderno} bandaPath={paths.banda} />
      ))}
      <ApiContent query={next}>
        {(partidos) => (
          <Tareas
            pendientes={pendientesDePartidos(
              partidos,
              { sin_campo: [], con_cronica: [] },
              { ahora: hoy, zona },
            ).filter(({ tipo, partido }) => SUYOS.has(tipo) && !isKept.has(partido.partido_id))}
            paths={paths}
            nada={<NadaPendiente />}
          />
        )}
      </ApiContent>
    </Page>
  );
}
