import { endpoints, type Home } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { readStored, writeStored } from '../../lib/device-storage';
import { useDrafts } from '../../lib/drafts/use-draft';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import { adminPaths } from '../app/admin-paths';
import { useAccount } from '../app/panel-context';
import { ApiContent } from '../common/api-content';
import { countText } from '../../lib/number-text';
import { draftTime } from '../common/draft-banner';
import { formatInstant } from '../common/format-instant';
import { LINE, RuledList } from '../common/rows';
import { BulletList, TextLink } from '../common/text-link';
import {
  isPartidoTask,
  pending,
  pendingOfPartidos,
  type Task,
  taskKind,
  URGENT,
  deriveWeek,
} from './pending';
import { Tasks } from './tasks';
import { Week } from './week';
import type { Notebook } from '../touchline/notebook';
import { store } from '../touchline/storage';

/** Notes of matches that are stored on this device; empty in a private window, which stores nothing. */
function useNotebooks(): readonly Notebook[] {
  const [notebooks, setNotebooks] = useState<readonly Notebook[]>([]);
  useEffect(() => {
    store.list().then(setNotebooks, () => undefined);
  }, []);
  return notebooks;
}

const OnThisPhone = lazy(async () => ({
  default: (await import('../touchline/on-this-phone')).OnThisPhone,
}));

/** Leads to the setup assistant: a redirect without a season, a card while the season has no matches. */
function FirstSteps({ home }: { readonly home: Home }) {
  if (home.temporada_id === null) return <Navigate to={adminPaths.empezar} replace />;
  if (home.partidos.length > 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button component={Link} to={adminPaths.empezar} color="inherit">
          Seguir
        </Button>
      }
    >
      La temporada aún no tiene partidos: sigue con los primeros pasos.
    </Alert>
  );
}

/**
 * Instant of the latest change that this account saw on this device in an earlier visit; `null` if there was none.
 * Stores `latest` for the next visit.
 */
function useLastSeen(email: string, latest: string | undefined): string | null {
  const key = `club-inicio:${email}`;
  const [seen] = useState(() => readStored(key) ?? null);
  useEffect(() => {
    if (latest !== undefined) writeStored(key, latest);
  }, [key, latest]);
  return seen;
}

/** Recent changes, latest first. Those made by other accounts since the last visit are marked. */
function LatestChanges({ cambios }: Pick<Home, 'cambios'>) {
  const { email } = useAccount();
  const { zona_horaria: zone } = useSettings();
  const seen = useLastSeen(email, cambios[0]?.cuando);
  if (cambios.length === 0) return null;
  const isNew = (cambio: Home['cambios'][number]) =>
    seen !== null && cambio.cuando > seen && cambio.quien !== email;
  return (
    <section>
      <SectionHeading>Últimos cambios</SectionHeading>
      <RuledList label="Últimos cambios">
        {cambios.map((cambio) => (
          <Box key={cambio.operacion_id} component="li" sx={{ px: 2, py: 1 }}>
            <Box sx={{ ...LINE, gap: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {cambio.descripcion}
                {cambio.sobre !== '' && `: ${cambio.sobre}`}
              </Typography>
              {isNew(cambio) && <Chip size="small" color="primary" label="Nuevo" />}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {cambio.quien === email ? 'Tú' : cambio.quien} · {formatInstant(cambio.cuando, zone)}
            </Typography>
          </Box>
        ))}
      </RuledList>
      <Button component={Link} to={adminPaths.historial} fullWidth>
        Ver o deshacer en Historial
      </Button>
    </section>
  );
}

const MB = 1024 * 1024;

/** `12,3 MB`, `menos de 0,1 MB` */
const megabytesText = (bytes: number): string =>
  bytes < MB / 10
    ? 'menos de 0,1 MB'
    : `${(bytes / MB).toLocaleString('es-ES', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

/** Information that needs no action. */
function GoodToKnow({ home }: { readonly home: Home }) {
  const { zona_horaria: zone } = useSettings();
  const { fotos, copia, sin_consentimiento: withheld } = home;
  return (
    <section>
      <SectionHeading>Para saber</SectionHeading>
      <Typography component="ul" sx={{ m: 0, pl: 3, '& li': { py: 0.5 } }}>
        <li>
          {fotos.cuantas === 0
            ? 'Fotos guardadas: ninguna'
            : `Fotos guardadas: ${String(fotos.cuantas)} (${megabytesText(fotos.bytes)})`}
        </li>
        <li>
          Última copia de seguridad:{' '}
          {copia === null ? 'ninguna todavía' : formatInstant(copia, zone)}
        </li>
        {withheld > 0 && (
          <li>
            {countText(withheld, 'jugador no deja', 'jugadores no dejan')} publicar su foto o sus
            apellidos. <TextLink to={adminPaths.plantilla}>Ver plantilla</TextLink>
          </li>
        )}
      </Typography>
    </section>
  );
}

const MINUTE_MS = 60_000;

/** Reloads when the page becomes visible again and, if given, every `everyMs` milliseconds while visible. */
function useReloadWhenShown(reload: () => void, everyMs?: number): void {
  useEffect(() => {
    const reloadIfVisible = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', reloadIfVisible);
    const timer = everyMs === undefined ? undefined : setInterval(reloadIfVisible, everyMs);
    return () => {
      document.removeEventListener('visibilitychange', reloadIfVisible);
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
      <BulletList
        items={drafts.map(([clave, { titulo, cuando, ruta }]) => (
          <Fragment key={clave}>
            <TextLink to={ruta}>{titulo}</TextLink> ({draftTime(cuando)})
          </Fragment>
        ))}
      />
    </Alert>
  );
}

interface HomePageProps {
  /** Content above the drafts. */
  readonly top?: ReactNode;
  /** Renders the tasks. `hasNotes` says whether this device has notes of a task's match, which is then listed above. */
  readonly children: (hasNotes: (task: Task) => boolean) => ReactNode;
}

function HomePage({ top, children }: HomePageProps) {
  const notebooks = useNotebooks();
  const ids = new Set(notebooks.map(({ partido_id: id }) => id));
  return (
    <Page title="Administración">
      <Typography>Bienvenido al menú de administrador</Typography>
      {top}
      <Drafts />
      <Suspense fallback={null}>
        {notebooks.map((notebook) => (
          <OnThisPhone key={notebook.partido_id} notebook={notebook} />
        ))}
      </Suspense>
      {children((task) => isPartidoTask(task) && ids.has(task.partido.partido_id))}
    </Page>
  );
}

/** Home of the panel: this week, tasks, most urgent first, and recent changes (regla 7). */
export function AdminHome() {
  const home = useApi(endpoints.fetchInicio);
  const now = useToday();
  const { nombre, zona_horaria: zone } = useSettings();
  const isLive =
    home.status === 'ready' && home.data.partidos.some(({ estado }) => estado === 'en_juego');
  useReloadWhenShown(home.reload, isLive ? MINUTE_MS : undefined);
  // False in the first render: the week fills a phone's screen, so it is painted first.
  const isRestShown = useDeferredValue(true, false);
  return (
    <HomePage top={home.status === 'ready' && <FirstSteps home={home.data} />}>
      {(hasNotes) => (
        <ApiContent query={home}>
          {(data) => {
            const week = deriveWeek(data.partidos, { now, zone });
            /** Whether the week's cards already offer the task. */
            const isInWeek = (task: Task) =>
              isPartidoTask(task) &&
              task.kind !== 'sin_campo' &&
              week.partidos.includes(task.partido);
            return (
              <>
                <Week week={week} findKind={(partido) => taskKind(partido, data, { now, zone })} />
                {isRestShown && (
                  <Box
                    sx={{
                      display: 'grid',
                      gap: { xs: 2, lg: 3 },
                      alignItems: 'start',
                      gridTemplateColumns: {
                        xs: 'minmax(0,1fr)',
                        lg: 'minmax(0,3fr) minmax(0,2fr)',
                      },
                    }}
                  >
                    <section>
                      <SectionHeading>Pendiente</SectionHeading>
                      <Tasks
                        tasks={pending(data, { now, zone, nombre }).filter(
                          (task) => !hasNotes(task) && !isInWeek(task),
                        )}
                      />
                    </section>
                    <Box sx={{ display: 'grid', gap: 2 }}>
                      <LatestChanges cambios={data.cambios} />
                      <GoodToKnow home={data} />
                    </Box>
                  </Box>
                )}
              </>
            );
          }}
        </ApiContent>
      )}
    </HomePage>
  );
}

/** Home of a helper: matches to enter now, derived from public data only (docs/decisions/0020). */
export function HelperHome() {
  const next = useApi(endpoints.fetchNextGames);
  const now = useToday();
  const { nombre, zona_horaria: zone } = useSettings();
  useReloadWhenShown(next.reload);
  return (
    <HomePage>
      {(hasNotes) => (
        <ApiContent query={next}>
          {(partidos) => {
            const unknown = { sin_campo: [], con_cronica: [] };
            const tasks = pendingOfPartidos(partidos, unknown, { now, zone, nombre });
            return <Tasks tasks={tasks.filter((one) => URGENT.has(one.kind) && !hasNotes(one))} />;
          }}
        </ApiContent>
      )}
    </HomePage>
  );
}
