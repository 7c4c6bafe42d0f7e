import { endpoints, scoreParts } from '@club/shared';
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
import { createNotebook } from './notebook';
import { summarizeSending } from './sending-text';
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

interface FirstOpeningProps extends ScreenProps {
  readonly controller: TouchlineController;
}

/** Creates the notebook of a match that is new to this device. This needs a connection once. */
function FirstOpening({ partidoId, controller }: FirstOpeningProps) {
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
      {({ match: { jugado } }) =>
        jugado ? (
          <>
            <Typography>Este partido ya tiene su ficha.</Typography>
            <SheetLink partidoId={partidoId} />
          </>
        ) : (
          <LoadingState />
        )
      }
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
    if (sending.kind === 'saved') {
      return (
        <>
          <Typography role="status" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
            ✓ Ficha guardada: {String(sending.partido.goles_anotados)} -{' '}
            {String(sending.partido.goles_encajados)} {scoreParts(sending.partido)?.kicks}
          </Typography>
          <Typography>Las estadísticas y la página del partido ya están al día.</Typography>
          <SheetLink partidoId={partidoId} />
        </>
      );
    }
    if (notebook === undefined) return <LoadingState />;
    if (notebook === null) {
      if (session.kind === 'loading') return <LoadingState />;
      if (session.kind === 'signed-out') return <Navigate to={paths.login} replace />;
      if (state.isStoreBroken) {
        return (
          <Typography role="alert">
            Este navegador no deja guardar nada en el móvil. Usa una ventana que no sea privada, o
            apunta el partido en su ficha.
          </Typography>
        );
      }
      return <FirstOpening partidoId={partidoId} controller={controller} />;
    }
    return (
      <TouchlineMatch
        controller={controller}
        state={state}
        notebook={notebook}
        isLoggedOut={session.kind === 'signed-out' || session.kind === 'expired'}
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
