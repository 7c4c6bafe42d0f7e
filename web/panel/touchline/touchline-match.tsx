import { endpoints, isSameContent } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/use-api';
import { cacheTouchline } from '../../lib/offline/worker';
import { keepScreenOn } from '../../lib/screen-lock';
import { whileCurrent } from '../../lib/while-current';
import { LoginForm } from '../session/login-form';
import { AlineacionEditor } from './alineacion-editor';
import { BigButton } from './big-button';
import { DoubtsDialog, FinishDialog, MoreDialog } from './match-dialogs';
import { LiveMatch } from './live-match';
import { type Notebook, withCallUpAndSuspensions } from './notebook';
import { DiscardedElsewhere, EndedElsewhere, EndCheck, NoticeBox, RefusedStep } from './notices';
import type { TouchlineState } from './sending-state';
import type { TouchlineController } from './touchline';
import { ThumbBar, UndoButtons } from './thumb-bar';
import { TouchlineScore } from './touchline-score';
import { MatchProvider, useMatch } from './use-match';
import { matchActions } from './match-actions';
import { useOnline } from './use-touchline';

/**
 * Keeps the notebook's suspensions and, before kick-off, its call-up up to date. Nothing waits for the answers: without
 * coverage, or after a refusal, the notebook keeps the last known ones.
 */
function useCallUpAndSuspensions(
  controller: TouchlineController,
  partidoId: string,
  isBeforeMatch: boolean,
): void {
  const id = useOnline() ? partidoId : undefined;
  const suspensions = useApi(endpoints.fetchSancionados, id);
  const callUp = useApi(endpoints.fetchConvocatoria, isBeforeMatch ? id : undefined);
  const sancionados = suspensions.status === 'ready' ? suspensions.data : undefined;
  const convocados = callUp.status === 'ready' ? callUp.data.jugadores : undefined;
  useEffect(() => {
    if (!sancionados && !convocados) return;
    void controller.change((current) => {
      const next = withCallUpAndSuspensions(current, {
        ...(sancionados && { sancionados }),
        ...(convocados && { convocados }),
      });
      return isSameContent(next, current) ? current : next;
    });
  }, [controller, convocados, sancionados]);
}

/** Caches the screen on this device. Returns whether that worked, so that it opens offline; `undefined` until known. */
function useOfflineCopy(): boolean | undefined {
  const [isCached, setCached] = useState<boolean>();
  useEffect(() => whileCurrent(cacheTouchline(), setCached), []);
  return isCached;
}

interface BeforeMatchProps {
  /** Whether the screen is cached, so that it opens offline; `undefined` until known. */
  readonly isCached: boolean | undefined;
  readonly onMore: () => void;
}

function cachedText(isCached: boolean | undefined): string {
  if (isCached === undefined) return 'Guardando la pantalla para cuando no haya cobertura…';
  return isCached
    ? '✓ Listo para usarse sin cobertura.'
    : 'Sin cobertura, no cierres esta pantalla: este navegador no la guarda.';
}

/** Before kick-off: line-up and the button that starts the match. */
function BeforeMatch({ isCached, onMore }: BeforeMatchProps) {
  const { notebook, actions } = useMatch();
  return (
    <>
      <TouchlineScore />
      <Typography role="status" data-testid="sin-cobertura" sx={{ fontWeight: 600 }}>
        {cachedText(isCached)}
      </Typography>
      <Typography component="h2" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
        Alineación
      </Typography>
      <Box sx={{ flexGrow: 1 }}>
        <AlineacionEditor />
      </Box>
      <ThumbBar columns="1fr 1fr 1fr">
        <UndoButtons />
        <BigButton onClick={onMore}>Más</BigButton>
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
          {notebook.alineacion && (
            <BigButton onClick={() => void actions.publish({ isStart: false })}>
              Publicar alineación ya
            </BigButton>
          )}
          <BigButton
            tone="gol"
            isPrincipal
            height={92}
            fontSize="size.28"
            onClick={() => void actions.publish({ isStart: true })}
          >
            Empezar partido
          </BigButton>
        </Box>
      </ThumbBar>
    </>
  );
}

/** The sheet was confirmed and waits for coverage. */
function WaitingSheet() {
  const { actions } = useMatch();
  return (
    <>
      <TouchlineScore />
      <NoticeBox title="La ficha se guardará en cuanto haya cobertura.">
        <Typography>
          Está guardada en este móvil. Puedes cerrar: se enviará al volver a abrir el panel.
        </Typography>
        <BigButton onClick={() => void actions.cancelFinish()}>Seguir apuntando</BigButton>
      </NoticeBox>
    </>
  );
}

interface TouchlineMatchProps {
  readonly controller: TouchlineController;
  readonly state: TouchlineState;
  readonly notebook: Notebook;
  readonly isLoggedOut: boolean;
}

/** The match in its phase, below notices of what needs attention. */
function CurrentMatch({ state, isLoggedOut }: Pick<TouchlineMatchProps, 'state' | 'isLoggedOut'>) {
  const { controller, notebook, liveMatch, isInPlay } = useMatch();
  const { sending, openDoubts, problem, isStoreBroken } = state;
  const [dialog, setDialog] = useState<'more' | 'doubts' | 'finish'>();
  const isScreenKeptOn = isInPlay && 'wakeLock' in navigator;
  useEffect(() => (isScreenKeptOn ? keepScreenOn() : undefined), [isScreenKeptOn]);
  useCallUpAndSuspensions(controller, notebook.partido_id, liveMatch.fase === 'sin_empezar');
  const isCached = useOfflineCopy();
  const [doubt] = openDoubts;
  const refused = notebook.pasos.find(({ id }) => id === problem?.stepId);
  const close = () => setDialog(undefined);
  const content = () => {
    if (notebook.cierre) return <WaitingSheet />;
    return liveMatch.fase === 'sin_empezar' ? (
      <BeforeMatch isCached={isCached} onMore={() => setDialog('more')} />
    ) : (
      <LiveMatch onMore={() => setDialog('more')} onFinish={() => setDialog('finish')} />
    );
  };
  return (
    <>
      {isStoreBroken && (
        <NoticeBox title="Este móvil no ha podido guardar el último apunte.">
          <Typography>
            No se ha apuntado. Libera espacio o usa una ventana que no sea privada.
          </Typography>
        </NoticeBox>
      )}
      {problem && !refused && (
        <NoticeBox title="El servidor no lo ha aceptado. Lo apuntado sigue en este móvil.">
          <Typography>{problem.msg}</Typography>
        </NoticeBox>
      )}
      {problem && refused && <RefusedStep paso={refused} msg={problem.msg} />}
      {sending.kind === 'discarded-elsewhere' && <DiscardedElsewhere />}
      {(isLoggedOut || sending.kind === 'logged-out') && (
        <NoticeBox title="La sesión ha caducado. Todo sigue guardado en este móvil; inicia sesión para enviarlo.">
          <Box sx={{ p: 1.5, borderRadius: 3, bgcolor: 'background.paper', color: 'text.primary' }}>
            <LoginForm />
          </Box>
        </NoticeBox>
      )}
      {sending.kind === 'unverified' && (
        <NoticeBox title="El servidor no reconoce esta página. Todo sigue guardado en este móvil.">
          <Typography>{sending.msg}</Typography>
          <BigButton onClick={() => window.location.reload()}>Recargar la página</BigButton>
        </NoticeBox>
      )}
      {doubt && (
        <NoticeBox title="Otro móvil ha apuntado a la vez que este.">
          <BigButton onClick={() => setDialog('doubts')}>Comparar y decidir</BigButton>
        </NoticeBox>
      )}
      <EndCheck onDiscard={() => setDialog('more')} />
      {content()}
      {dialog === 'more' && <MoreDialog onClose={close} />}
      {dialog === 'finish' && <FinishDialog onClose={close} />}
      {dialog === 'doubts' && doubt && (
        <DoubtsDialog doubt={doubt} remaining={openDoubts.length} onClose={close} />
      )}
    </>
  );
}

/** The match of a notebook, or the choice between its log and a sheet that another device has saved. */
export function TouchlineMatch({ controller, state, notebook, isLoggedOut }: TouchlineMatchProps) {
  const { sending } = state;
  return (
    <MatchProvider controller={controller} actions={matchActions(controller)} notebook={notebook}>
      {sending.kind === 'ended-elsewhere' ? (
        <EndedElsewhere partido={sending.partido} />
      ) : (
        <CurrentMatch state={state} isLoggedOut={isLoggedOut} />
      )}
    </MatchProvider>
  );
}
