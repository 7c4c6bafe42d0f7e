import { endpoints, type Home } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { formatDay } from '../../lib/dates';
import { useDrafts } from '../../lib/drafts/use-draft';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';
import { adminPaths } from '../app/admin-paths';
import { ApiContent } from '../common/api-content';
import { draftTime } from '../common/draft-banner';
import { LINE } from '../common/rows';
import { suspensionsText, useSuspensions } from '../common/suspensions';
import { GoodToKnow } from './good-to-know';
import { LatestChanges } from './latest-changes';
import { OnThisPhone, useKept } from './on-this-phone';
import { type Pending, pending, pendingOfPartidos } from './pending';
import { versus } from './pending-text';
import { Tasks } from './tasks';

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

/** The next match, with who misses it, and a link to its call-up. */
function NextMatch({ inicio, today }: { readonly inicio: Home; readonly today: Date }) {
  const { nombre } = useSettings();
  const next = inicio.partidos.find(
    ({ jugado, estado, fecha_date: date }) =>
      !jugado && estado === 'programado' && date > today.toISOString(),
  );
  const suspensions = useSuspensions(next?.partido_id);
  if (!next) return null;
  return (
    <Box sx={{ ...LINE, columnGap: 1.5, mt: 1.5 }}>
      <Box>
        <Typography color="textSecondary">
          Próximo partido: {versus(next, nombre)}, {formatDay(next.fecha_str)}, {next.hora_str}.
        </Typography>
        {suspensions.length > 0 && <Typography>{suspensionsText(suspensions)}</Typography>}
      </Box>
      <Button
        component={Link}
        to={adminPaths.callUp(next.partido_id)}
        variant="outlined"
        sx={{ minHeight: 48 }}
      >
        Convocatoria
      </Button>
    </Box>
  );
}

/** Reloads when the page becomes visible again and, if given, every `everyMs` milliseconds while visible. */
function useFresh(reload: () => void, everyMs?: number): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    const timer = everyMs === undefined ? undefined : setInterval(look, everyMs);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [reload, everyMs]);
}

/** Unsaved drafts, with links to continue. */
function Drafts() {
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      <Typography>Hay borradores sin guardar en este dispositivo:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {drafts.map(([clave, { titulo, cuando, ruta }]) => (
          <li key={clave}>
            <Box
              component={Link}
              to={ruta}
              sx={{ color: 'inherit', display: 'inline-block', py: 1.25 }}
            >
              {titulo}
            </Box>{' '}
            ({draftTime(cuando)})
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface HomePageProps {
  /** Content above the drafts. */
  readonly top?: ReactNode;
  /** The tasks. Matches with notes on this device are listed above them, and `isLeft` is false for theirs. */
  readonly children: (isLeft: (task: Pending) => boolean) => ReactNode;
}

function HomePage({ top, children }: HomePageProps) {
  const kept = useKept();
  const ids = new Set(kept.map(({ partido_id: id }) => id));
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
      {top}
      <Drafts />
      {kept.map((notebook) => (
        <OnThisPhone key={notebook.partido_id} cuaderno={notebook} />
      ))}
      {children((task) => !('partido' in task && ids.has(task.partido.partido_id)))}
    </Page>
  );
}

/** Home of the panel: tasks, most urgent first, and recent changes (regla 7). */
export function AdminHome() {
  const inicio = useApi(endpoints.fetchInicio);
  const today = useToday();
  const { zona_horaria: zone } = useSettings();
  const isLive =
    inicio.status === 'ready' && inicio.data.partidos.some(({ estado }) => estado === 'en_juego');
  useFresh(inicio.reload, isLive ? MINUTE_MS : undefined);
  return (
    <HomePage top={inicio.status === 'ready' && <FirstSteps inicio={inicio.data} />}>
      {(isLeft) => (
        <>
          <section>
            <SectionHeading>Pendiente</SectionHeading>
            <ApiContent query={inicio}>
              {(data) => (
                <>
                  <Tasks pendientes={pending(data, today, zone).filter(isLeft)} />
                  <NextMatch inicio={data} today={today} />
                </>
              )}
            </ApiContent>
          </section>
          {inicio.status === 'ready' && (
            <>
              <LatestChanges cambios={inicio.data.cambios} />
              <GoodToKnow inicio={inicio.data} />
            </>
          )}
        </>
      )}
    </HomePage>
  );
}

/** Kinds of task that a helper can do. */
const OF_HELPERS: ReadonlySet<string> = new Set(['en_juego', 'hoy', 'sin_ficha']);

/** Home of a helper: matches to enter now, derived from public data only (docs/decisions/0020). */
export function HelperHome() {
  const next = useApi(endpoints.fetchNextGames);
  const now = useToday();
  const { zona_horaria: zona } = useSettings();
  useFresh(next.reload);
  return (
    <HomePage>
      {(isLeft) => (
        <ApiContent query={next}>
          {(partidos) => {
            const unknown = { sin_campo: [], con_cronica: [] };
            const tasks = pendingOfPartidos(partidos, unknown, { now, zona });
            return (
              <Tasks pendientes={tasks.filter((one) => OF_HELPERS.has(one.tipo) && isLeft(one))} />
            );
          }}
        </ApiContent>
      )}
    </HomePage>
  );
}
