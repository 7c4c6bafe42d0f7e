import { endpoints, type Home } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { formatDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';
import { adminPaths } from '../app/admin-paths';
import { ApiContent } from '../common/api-content';
import { Drafts } from './drafts';
import { GoodToKnow } from './good-to-know';
import { LatestChanges } from './latest-changes';
import { OnThisPhone, useKept } from './on-this-phone';
import { pending } from './pending';
import { versus } from './pending-text';
import { NothingPending, Tasks } from './tasks';
import { useFresh } from './use-fresh';

/** Leads to the setup assistant: a redirect without a season, a card while the season has no matches. */
function FirstSteps({ inicio }: { readonly inicio: Home }) {
  if (inicio.temporada_id === null) return <Navigate to={adminPaths.empezar} replace />;
  if (inicio.partidos.length > 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button component={Link} to={adminPaths.empezar} color="inherit" sx={{ minHeight: 44 }}>
          Seguir
        </Button>
      }
    >
      La temporada aún no tiene partidos: sigue con los primeros pasos.
    </Alert>
  );
}

const MINUTE_MS = 60_000;

/** The next match. */
function Proximo({ inicio, today }: { readonly inicio: Home; readonly today: Date }) {
  const { nombre } = useSettings();
  const next = inicio.partidos.find(
    ({ jugado, estado, fecha_date: date }) =>
      !jugado && estado === 'programado' && date > today.toISOString(),
  );
  if (!next) return null;
  return (
    <Typography color="textSecondary">
      Próximo partido: {versus(next, nombre)}, {formatDay(next.fecha_str)}, {next.hora_str}.
    </Typography>
  );
}

/** Home of the panel: tasks, most urgent first, and recent changes (regla 7). */
export function AdminHome() {
  const kept = useKept();
  const inicio = useApi(endpoints.fetchInicio);
  const today = useToday();
  const { zona_horaria: zone } = useSettings();
  const isLive =
    inicio.status === 'ready' && inicio.data.partidos.some(({ estado }) => estado === 'en_juego');
  useFresh(inicio.reload, isLive ? MINUTE_MS : undefined);
  const isKept = new Set(kept.map(({ partido_id: id }) => id));
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
      {inicio.status === 'ready' && <FirstSteps inicio={inicio.data} />}
      <Drafts />
      {kept.map((notebook) => (
        <OnThisPhone key={notebook.partido_id} cuaderno={notebook} />
      ))}
      <section>
        <SectionHeading>Pendiente</SectionHeading>
        <ApiContent query={inicio}>
          {(data) => (
            <Tasks
              // Matches with notes on this device are listed above.
              pendientes={pending(data, today, zone).filter(
                (one) => !('partido' in one && isKept.has(one.partido.partido_id)),
              )}
              nothing={
                <NothingPending>
                  <Proximo inicio={data} today={today} />
                </NothingPending>
              }
            />
          )}
        </ApiContent>
      </section>
      {inicio.status === 'ready' && (
        <>
          <LatestChanges cambios={inicio.data.cambios} />
          <GoodToKnow inicio={inicio.data} />
        </>
      )}
    </Page>
  );
}
