import { deriveLiveMatch, SILENT_HOURS } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNow } from '../../lib/use-now';
import type { TouchlineController, TouchlineState } from './touchline';
import { BeforeMatch } from './before-match';
import { BigButton } from './big-button';
import type { Notebook } from './notebook';
import { DoubtsDialog } from './doubts-dialog';
import { FinishDialog, type SummaryProps } from './finish-dialog';
import { LiveMatch } from './live-match';
import { TouchlineScore } from './touchline-score';
import { MoreDialog } from './more-dialog';
import { DiscardedElsewhere, EndedElsewhere, Forgotten, NoticeBox, RefusedPaso } from './notices';
import { nombresOf, pasoOrCorreccionText } from './step-text';
import { useNotes } from './use-notes';
import { useKeptOffline } from './use-kept-offline';
import { useWakeLock } from './use-wake-lock';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** Whole hours since the last step of a match that was probably never ended; `undefined` while it is not that long. */
function useForgottenHours({ pasos }: Notebook, isInPlay: boolean): number | undefined {
  const now = useNow(MINUTE_MS);
  const last = pasos.at(-1);
  if (!isInPlay || !last || !now) return undefined;
  const hours = (now.getTime() - Date.parse(last.instante)) / HOUR_MS;
  return hours > SILENT_HOURS ? Math.floor(hours) : undefined;
}

interface BandaMatchProps {
  readonly banda: TouchlineController;
  readonly estado: TouchlineState;
  readonly cuaderno: Notebook;
  readonly isLoggedOut: boolean;
  /** Login form shown on the spot, without leaving the match. */
  readonly login: ReactNode;
  readonly Summary: ComponentType<SummaryProps>;
}

/** A match with a notebook on this device, in any phase. */
export function TouchlineMatch({
  banda,
  estado,
  cuaderno,
  isLoggedOut,
  login,
  Summary,
}: BandaMatchProps) {
  const { envio, dudas, problema, isStoreBroken } = estado;
  const apuntes = useNotes(banda);
  const [open, setOpen] = useState<'mas' | 'dudas' | 'finalizar'>();
  const [isStillOn, setStillOn] = useState(false);
  const actual = deriveLiveMatch(cuaderno.pasos);
  const isInPlay = actual.fase !== 'sin_empezar' && actual.fase !== 'final';
  const forgottenHours = useForgottenHours(cuaderno, isInPlay && !isStillOn);
  useWakeLock(isInPlay);
  const isKept = useKeptOffline();
  const [duda] = dudas;
  const nameOf = nombresOf(cuaderno.plantilla);
  const rechazado = cuaderno.pasos.find(({ id }) => id === problema?.pasoId);
  const close = () => {
    setOpen(undefined);
  };
  if (envio.kind === 'terminado') {
    return (
      <EndedElsewhere
        cuaderno={cuaderno}
        partido={envio.partido}
        onForget={() => void banda.forget()}
        onSaveOver={() => void banda.saveOver(envio.partido)}
      />
    );
  }
  return (
    <>
      {isStoreBroken && (
        <NoticeBox title="Este móvil no ha podido guardar el último apunte.">
          <Typography>
            No se ha apuntado. Libera espacio o usa una ventana que no sea privada.
          </Typography>
        </NoticeBox>
      )}
      {problema && !rechazado && (
        <NoticeBox title="El servidor no lo ha aceptado. Lo apuntado sigue en este móvil.">
          <Typography>{problema.msg}</Typography>
        </NoticeBox>
      )}
      {problema && rechazado && (
        <RefusedPaso
          texto={pasoOrCorreccionText(rechazado, cuaderno.pasos, nameOf)}
          msg={problema.msg}
          onDiscard={() => banda.discardPaso(rechazado.id)}
        />
      )}
      {envio.kind === 'descartado' && (
        <DiscardedElsewhere
          onForget={() => void banda.forget()}
          onKeep={() => void banda.keepOwn()}
        />
      )}
      {(isLoggedOut || envio.kind === 'sesion') && (
        <NoticeBox title="La sesión ha caducado. Todo sigue guardado en este móvil; inicia sesión para enviarlo.">
          <Box sx={{ p: 1.5, borderRadius: 2, bgcolor: 'background.paper', color: 'text.primary' }}>
            {login}
          </Box>
        </NoticeBox>
      )}
      {envio.kind === 'sin-verificar' && (
        <NoticeBox title="El servidor no reconoce esta página. Todo sigue guardado en este móvil.">
          <Typography>{envio.msg}</Typography>
          <BigButton
            onClick={() => {
              window.location.reload();
            }}
          >
            Recargar la página
          </BigButton>
        </NoticeBox>
      )}
      {duda && (
        <NoticeBox title="Otro móvil ha apuntado a la vez que este.">
          <BigButton
            onClick={() => {
              setOpen('dudas');
            }}
          >
            Comparar y decidir
          </BigButton>
        </NoticeBox>
      )}
      {forgottenHours !== undefined && (
        <Forgotten
          hours={forgottenHours}
          onEnd={() => void apuntes.fase('final')}
          onGoOn={() => {
            setStillOn(true);
          }}
          onDiscard={() => {
            setOpen('mas');
          }}
        />
      )}
      {cuaderno.cierre ? (
        <>
          <TouchlineScore partido={cuaderno.partido} actual={actual} />
          <NoticeBox title="La ficha se guardará en cuanto haya cobertura.">
            <Typography>
              Está guardada en este móvil. Puedes cerrar: se enviará al volver a abrir el panel.
            </Typography>
            <BigButton onClick={() => void apuntes.cancelFinish()}>Seguir apuntando</BigButton>
          </NoticeBox>
        </>
      ) : actual.fase === 'sin_empezar' ? (
        <BeforeMatch
          cuaderno={cuaderno}
          apuntes={apuntes}
          isKept={isKept}
          onMore={() => {
            setOpen('mas');
          }}
        />
      ) : (
        <LiveMatch
          cuaderno={cuaderno}
          apuntes={apuntes}
          onMore={() => {
            setOpen('mas');
          }}
          onFinish={() => {
            setOpen('finalizar');
          }}
        />
      )}
      {open === 'mas' && (
        <MoreDialog
          cuaderno={cuaderno}
          apuntes={apuntes}
          onDiscard={() => banda.discard()}
          onClose={close}
        />
      )}
      {open === 'finalizar' && (
        <FinishDialog
          cuaderno={cuaderno}
          Summary={Summary}
          onClose={close}
          onFinish={(mvp, sinCambios) => {
            close();
            void apuntes.finish(mvp, sinCambios);
          }}
        />
      )}
      {open === 'dudas' && duda && (
        <DoubtsDialog
          duda={duda}
          remaining={dudas.length}
          logs={{ propios: cuaderno.pasos, guardados: cuaderno.servidor.pasos }}
          nameOf={nameOf}
          onAnswer={(respuesta) => {
            if (dudas.length === 1) close();
            void apuntes.answer(duda, respuesta);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
