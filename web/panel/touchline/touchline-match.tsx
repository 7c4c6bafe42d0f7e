import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { cacheTouchline } from '../../lib/offline/worker';
import { LoginForm } from '../session/login-form';
import { BeforeMatch } from './before-match';
import { BigButton } from './big-button';
import { DoubtsDialog } from './doubts-dialog';
import { FinishDialog } from './finish-dialog';
import { LiveMatch } from './live-match';
import { MoreDialog } from './more-dialog';
import type { Notebook } from './notebook';
import { DiscardedElsewhere, EndedElsewhere, Forgotten, NoticeBox, RefusedStep } from './notices';
import type { TouchlineController, TouchlineState } from './touchline';
import { TouchlineScore } from './touchline-score';
import { useLastAnswers } from './use-online';
import { MatchContext, openMatch } from './use-match';
import { useNotes } from './use-notes';

/** Keeps the screen on while `isOn`. Does nothing if unsupported or refused, e.g. on low battery. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isCurrent = true;
    const request = async () => {
      if (document.hidden) return;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isCurrent) lock = granted;
      else await granted?.release();
    };
    // The browser releases the lock when the page is hidden.
    const again = () => void request();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}

/** Caches the screen on this device. Returns whether it opens offline; `undefined` until known. */
function useKeptOffline(): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void cacheTouchline().then((kept) => {
      if (isCurrent) setKept(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isKept;
}

interface BandaMatchProps {
  readonly banda: TouchlineController;
  readonly state: TouchlineState;
  readonly cuaderno: Notebook;
  readonly isLoggedOut: boolean;
}

/** A match with a notebook on this device, in any phase. */
export function TouchlineMatch({ banda, state, cuaderno: notebook, isLoggedOut }: BandaMatchProps) {
  const { delivery, openDoubts, problem, isStoreBroken } = state;
  const entries = useNotes(banda);
  const [open, setOpen] = useState<'mas' | 'dudas' | 'finalizar'>();
  const match = openMatch(banda, entries, notebook);
  const { actual, isInPlay } = match;
  useWakeLock(isInPlay);
  useLastAnswers(banda, notebook.partido_id, actual.fase === 'sin_empezar');
  const isKept = useKeptOffline();
  const [doubt] = openDoubts;
  const rejected = notebook.pasos.find(({ id }) => id === problem?.stepId);
  const close = () => {
    setOpen(undefined);
  };
  if (delivery.kind === 'terminado') {
    return (
      <MatchContext value={match}>
        <EndedElsewhere partido={delivery.partido} />
      </MatchContext>
    );
  }
  return (
    <MatchContext value={match}>
      {isStoreBroken && (
        <NoticeBox title="Este móvil no ha podido guardar el último apunte.">
          <Typography>
            No se ha apuntado. Libera espacio o usa una ventana que no sea privada.
          </Typography>
        </NoticeBox>
      )}
      {problem && !rejected && (
        <NoticeBox title="El servidor no lo ha aceptado. Lo apuntado sigue en este móvil.">
          <Typography>{problem.msg}</Typography>
        </NoticeBox>
      )}
      {problem && rejected && <RefusedStep paso={rejected} msg={problem.msg} />}
      {delivery.kind === 'descartado' && <DiscardedElsewhere />}
      {(isLoggedOut || delivery.kind === 'sesion') && (
        <NoticeBox title="La sesión ha caducado. Todo sigue guardado en este móvil; inicia sesión para enviarlo.">
          <Box sx={{ p: 1.5, borderRadius: 3, bgcolor: 'background.paper', color: 'text.primary' }}>
            <LoginForm />
          </Box>
        </NoticeBox>
      )}
      {delivery.kind === 'sin-verificar' && (
        <NoticeBox title="El servidor no reconoce esta página. Todo sigue guardado en este móvil.">
          <Typography>{delivery.msg}</Typography>
          <BigButton onClick={() => window.location.reload()}>Recargar la página</BigButton>
        </NoticeBox>
      )}
      {doubt && (
        <NoticeBox title="Otro móvil ha apuntado a la vez que este.">
          <BigButton onClick={() => setOpen('dudas')}>Comparar y decidir</BigButton>
        </NoticeBox>
      )}
      <Forgotten onDiscard={() => setOpen('mas')} />
      {notebook.cierre ? (
        <>
          <TouchlineScore />
          <NoticeBox title="La ficha se guardará en cuanto haya cobertura.">
            <Typography>
              Está guardada en este móvil. Puedes cerrar: se enviará al volver a abrir el panel.
            </Typography>
            <BigButton onClick={() => void entries.cancelFinish()}>Seguir apuntando</BigButton>
          </NoticeBox>
        </>
      ) : actual.fase === 'sin_empezar' ? (
        <BeforeMatch isKept={isKept} onMore={() => setOpen('mas')} />
      ) : (
        <LiveMatch onMore={() => setOpen('mas')} onFinish={() => setOpen('finalizar')} />
      )}
      {open === 'mas' && <MoreDialog onClose={close} />}
      {open === 'finalizar' && <FinishDialog onClose={close} />}
      {open === 'dudas' && doubt && (
        <DoubtsDialog doubt={doubt} remaining={openDoubts.length} onClose={close} />
      )}
    </MatchContext>
  );
}
