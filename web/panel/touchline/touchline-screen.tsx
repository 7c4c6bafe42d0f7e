import { endpoints, type Partido, scoreParts } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { LoadingState } from '../../components/page-states';
import { useDocumentTitle } from '../../components/page';
import text from '../../components/text.module.css';
import { useApi } from '../../lib/api/use-api';
import { useSession } from '../../lib/auth/session';
import { paths } from '../../lib/paths';
import { adminPaths } from '../app/admin-paths';
import { ApiContent, joinQueries } from '../common/api-content';
import type { TouchlineController } from './touchline';
import { TouchlineMatch } from './touchline-match';
import { createNotebook, type Notebook } from './notebook';
import { lacksOwnEntries } from './saved-sheet';
import { type SendingSummary, summarizeSending } from './sending-state';
import { useOnline, useTouchline } from './use-touchline';

/**
 * Ref of an element that keeps the keyboard focus. When its focused control is removed, its principal control gets the
 * focus or, if it has none, its heading.
 */
function useKeptFocus(): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && container.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // Runs after every render, as any render may remove the focused control.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    const next =
      container.current?.querySelector<HTMLElement>('[data-principal]') ??
      container.current?.querySelector<HTMLElement>('h1');
    next?.focus();
  });
  return container;
}

interface TouchlineFrameProps {
  readonly title: string;
  /** `undefined` while the device has no notebook of the match. */
  readonly sending: SendingSummary | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Full-screen frame of a match: back link, title and sync status. No navigation, so that nobody leaves by mistake. */
function TouchlineFrame({ title, sending, onRetry, children }: TouchlineFrameProps) {
  const main = useKeptFocus();
  return (
    <Box
      ref={main}
      component="main"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        minHeight: '100dvh',
        maxWidth: 620,
        mx: 'auto',
        px: 1.5,
        pt: 0.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 52 }}>
        <ButtonBase
          component={Link}
          to={adminPaths.inicio}
          aria-label="Volver al panel"
          sx={{
            width: 48,
            height: 48,
            flexShrink: 0,
            fontSize: 'size.28',
            fontWeight: 800,
            borderRadius: 3,
          }}
        >
          ←
        </ButtonBase>
        <Typography
          component="h1"
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            fontSize: 'size.16',
            fontWeight: 800,
            lineHeight: 1.15,
          }}
        >
          {title}
        </Typography>
        {sending && (
          <ButtonBase
            onClick={onRetry}
            aria-label={`${sending.text}. Enviar ahora`}
            sx={{
              flexShrink: 0,
              maxWidth: 150,
              minHeight: 48,
              px: 1.5,
              py: 0.5,
              border: '2px solid',
              borderRadius: 3,
              fontFamily: 'inherit',
              fontSize: 'size.12',
              fontWeight: 800,
              lineHeight: 1.15,
              ...(sending.isAllSent
                ? { borderColor: '#0b5128', color: 'text.primary' }
                : { borderColor: '#231f00', bgcolor: '#f5c518', color: '#231f00' }),
            }}
          >
            <span data-testid="envio">
              {sending.isAllSent ? '✓ ' : ''}
              {sending.text}
            </span>
          </ButtonBase>
        )}
        <Box role="status" className={text.hidden}>
          {sending?.text}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

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
  /** The notebook that this page had before. */
  readonly last: Notebook | undefined;
}

/** Creates the notebook of a match, which needs a connection. If the match already has a sheet, links to it. */
function NoNotebook({ partidoId, controller, last }: NoNotebookProps) {
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
        if (last && !lacksOwnEntries(last, found)) return <SavedSheet partido={found} />;
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
      return <NoNotebook partidoId={partidoId} controller={controller} last={state.lastNotebook} />;
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
