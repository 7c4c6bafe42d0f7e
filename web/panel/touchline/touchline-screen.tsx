import { endpoints } from '@club/shared';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadingState } from '../../components/match-states';
import { useDocumentTitle } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import type { Session } from '../../lib/auth/session';
import { ApiContent } from '../common/api-content';
import type { TouchlineController } from './touchline';
import { TouchlineFrame } from './touchline-frame';
import { TouchlineMatch } from './touchline-match';
import { openNotebook } from './notebook';
import { shootOutText } from './shoot-out';
import { summarizeSending } from './sending-text';
import type { SummaryProps } from './finish-dialog';
import { useTouchline } from './use-touchline';
import { useOnline } from './use-online';

/** Creates the notebook of a match that is new to this device. This needs a connection once. */
function FirstOpening({
  partidoId,
  banda,
  actaPath,
}: {
  readonly partidoId: string;
  readonly banda: TouchlineController;
  readonly actaPath: string;
}) {
  const partido = useApi(endpoints.fetchPartido, partidoId);
  const active = useApi(endpoints.fetchJugadoresPreviewActivos);
  const match = partido.status === 'ready' ? partido.data : undefined;
  const squad = active.status === 'ready' ? active.data : undefined;
  useEffect(() => {
    if (match && squad && !match.jugado)
      void banda.begin(openNotebook(match, squad, () => crypto.randomUUID()));
  }, [banda, match, squad]);
  return (
    <ApiContent query={active}>
      {() => (
        <ApiContent query={partido}>
          {({ jugado }) =>
            jugado ? (
              <>
                <Typography>Este partido ya tiene su ficha.</Typography>
                <Button component={Link} to={actaPath} variant="contained">
                  Abrir la ficha
                </Button>
              </>
            ) : (
              <LoadingState />
            )
          }
        </ApiContent>
      )}
    </ApiContent>
  );
}

interface BandaScreenProps {
  readonly partidoId: string;
  readonly session: Session;
  readonly panelPath: string;
  readonly actaPath: string;
  readonly login: ReactNode;
  /** Shown without a session if this device has no notebook of the match. */
  readonly loggedOut: ReactNode;
  readonly Summary: ComponentType<SummaryProps>;
}

/** «Desde la banda»: one-handed touchline entry of a match, online or offline (docs/decisions/0016). */
export function TouchlineScreen({
  partidoId,
  session,
  panelPath,
  actaPath,
  login,
  loggedOut,
  Summary,
}: BandaScreenProps) {
  const { banda, estado } = useTouchline(partidoId);
  const { cuaderno: notebook, delivery } = estado;
  const isOnline = useOnline();
  const resumen = notebook ? summarizeSending(estado, isOnline) : undefined;
  const title = notebook
    ? `${notebook.partido.local ? 'Contra' : 'En casa de'} ${notebook.partido.nombre_equipo}`
    : 'Desde la banda';
  useDocumentTitle('Desde la banda');
  const content = () => {
    if (delivery.kind === 'guardado') {
      return (
        <>
          <Typography role="status" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
            ✓ Ficha guardada: {String(delivery.partido.goles_anotados)} -{' '}
            {String(delivery.partido.goles_encajados)}
            {delivery.partido.tanda &&
              ` ${shootOutText(delivery.partido.local, delivery.partido.tanda)}`}
          </Typography>
          <Typography>Las estadísticas y la página del partido ya están al día.</Typography>
          <Button component={Link} to={actaPath} variant="contained">
            Abrir la ficha
          </Button>
        </>
      );
    }
    if (notebook === undefined) return <LoadingState />;
    if (notebook === null) {
      if (session === 'cargando') return <LoadingState />;
      if (session === 'fuera') return loggedOut;
      if (estado.isStoreBroken) {
        return (
          <Typography role="alert">
            Este navegador no deja guardar nada en el móvil. Usa una ventana que no sea privada, o
            apunta el partido en su ficha.
          </Typography>
        );
      }
      return <FirstOpening partidoId={partidoId} banda={banda} actaPath={actaPath} />;
    }
    return (
      <TouchlineMatch
        banda={banda}
        estado={estado}
        cuaderno={notebook}
        isLoggedOut={session === 'fuera' || (session !== 'cargando' && 'caducada' in session)}
        login={login}
        Summary={Summary}
      />
    );
  };
  return (
    <TouchlineFrame
      title={title}
      panelPath={panelPath}
      {...(resumen && { delivery: resumen.text })}
      isAllSent={resumen?.isAllSent === true}
      onRetry={() => banda.doubt()}
    >
      {content()}
    </TouchlineFrame>
  );
}
