import { endpoints, type Partido, scoreParts } from '@club/shared';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { LoadingState } from '../../components/page-states';
import { useDocumentTitle } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useSession } from '../../lib/auth/session';
import { paths } from '../../lib/paths';
import { adminPaths } from '../app/admin-paths';
import { ApiContent, joinQueries } from '../common/api-content';
import type { TouchlineController } from './touchline';
import { TouchlineFrame } from './touchline-frame';
import { TouchlineMatch } from './touchline-match';
import { createNotebook, type Notebook } from './notebook';
import { lacksOwnEntries } from './saved-sheet';
import { summarizeSending } from './sending-state';
import { useOnline, useTouchline } from './use-touchline';

interface ScreenProps {
  readonly partidoId: string;
}

function SheetLink({ partidoId }: ScreenProps) {
  return (
    <Button component={Link} to={adminPaths.acta(partidoId)} variant="contained">
      Abrir la ficha
    </Button>
  );
}

/** The sheet is saved and has everything that was noted here. */
function SavedSheet({ partido }: { readonly partido: Partido }) {
  return (
    <>
      <Typography role="status" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
        ✓ Ficha guardada: {String(partido.goles_anotados)} - {String(partido.goles_encajados)}{' '}
        {scoreParts(partido)?.kicks}
      </Typography>
      <Typography>Las estadísticas y la página del partido ya están al día.</Typography>
      <SheetLink partidoId={partido._id} />
    </>
  );
}

interface NoNotebookProps extends ScreenProps {
  readonly controller: TouchlineController;
  /** The notebook of this page, if another tab has removed it. */
  readonly removed: Notebook | undefined;
}

/** Creates the notebook of a match that is new to this device, which needs a connection, or shows that it has a sheet. */
function NoNotebook({ partidoId, controller, removed }: NoNotebookProps) {
  const match = useApi(endpoints.fetchPartido, partidoId);
  const squad = useApi(endpoints.fetchJugadoresPreviewActivos);
  const partido = match.status === 'ready' ? match.data : undefined;
  const active = squad.status === 'ready' ? squad.data : undefined;
  useEffect(() => {
    if (partido && active && !partido.jugado) {
      void controller.begin(createNotebook(partido, active, () => crypto.randomUUID()));
    }
  }, [controller, partido, active]);
  return (
    <ApiContent query={joinQueries({ squad, match })}>
      {({ match: found }) => {
        if (!found.jugado) return <LoadingState />;
        if (removed && !lacksOwnEntries(removed, found)) return <SavedSheet partido={found} />;
        return (
          <>
            <Typography>Este partido ya tiene su ficha.</Typography>
            <SheetLink partidoId={partidoId} />
          </>
        );
      }}
    </ApiContent>
  );
}

/** «Desde la banda»: entry of a match at the touchline, with one thumb, online or offline (docs/decisions/0016). */
export function TouchlineScreen({ partidoId }: ScreenProps) {
  const session = useSession();
  const { controller, state } = useTouchline(partidoId);
  const { notebook, sending } = state;
  const isOnline = useOnline();
  const title = notebook
    ? `${notebook.partido.local ? 'Contra' : 'En casa de'} ${notebook.partido.nombre_equipo}`
    : 'Desde la banda';
  useDocumentTitle('Desde la banda');
  const content = () => {
    if (sending.kind === 'saved') return <SavedSheet partido={sending.partido} />;
    if (notebook === undefined) return <LoadingState />;
    if (notebook === null) {
      if (session === 'cargando') return <LoadingState />;
      if (session === 'fuera') return <Navigate to={paths.login} replace />;
      if (state.isStoreBroken) {
        return (
          <Typography role="alert">
            Este navegador no deja guardar nada en el móvil. Usa una ventana que no sea privada, o
            apunta el partido en su ficha.
          </Typography>
        );
      }
      return <NoNotebook partidoId={partidoId} controller={controller} removed={state.removed} />;
    }
    return (
      <TouchlineMatch
        controller={controller}
        state={state}
        notebook={notebook}
        isLoggedOut={session === 'fuera' || (session !== 'cargando' && 'expired' in session)}
      />
    );
  };
  return (
    <TouchlineFrame
      title={title}
      sending={notebook ? summarizeSending(state, isOnline) : undefined}
      onRetry={() => controller.recheck()}
    >
      {content()}
    </TouchlineFrame>
  );
}
