import { endpoints, type JugadorPreview, type Partido } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lazy, type PropsWithChildren, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, LoadingState, NotFound } from '../../components/page-states';
import { Page } from '../../components/page';
import { ActaForm } from '../acta/acta-form';
import { summarizeActa } from '../acta/acta-editor';
import { AsideBanner, ConflictBanner } from '../acta/acta-differences';
import { withReport } from '../acta/acta-state';
import type { ReportNames } from '../acta/paste-report';
import { SaveDialog } from '../acta/acta-dialogs';
import { AwardedNotice, WalkoverField } from '../acta/walkover';
import { type ActaConflict, type ActaOutcome, useActa } from '../acta/use-acta';
import { ApiContent, joinQueries } from '../common/api-content';
import { ConfirmButton } from '../common/confirm-dialog';
import { DraftBanner } from '../common/draft-banner';
import { LeaveGuard } from '../common/leave-guard';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { useSuspensions } from '../common/suspensions';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { PasteSection } from '../paste/paste-section';
import { useDraft } from '../../lib/drafts/use-draft';
import { paths } from '../../lib/paths';
import { useDocumentId } from '../../lib/use-document-id';
import { LINE } from '../common/rows';
import { adminPaths } from './admin-paths';
import { useAccount } from './panel-context';

interface ActaProps {
  readonly partido: Partido;
  readonly active: readonly JugadorPreview[];
  /** Ids of the called-up players. They are the bench of a new sheet. */
  readonly callUp: readonly string[];
}

const PasteReport = lazy(async () => ({
  default: (await import('../acta/paste-report')).PasteReport,
}));

/** Stores the federation's names of players, so that the next pasted report finds them by itself (regla 103). */
const storeReportNames = (names: ReportNames) =>
  Promise.all(
    Object.entries(names).map(([nombre_federacion, id]) =>
      callApi(endpoints.updateJugador, { id, body: { nombre_federacion } }),
    ),
  );

function Acta({ partido: initial, active, callUp }: ActaProps) {
  // Only an administrator writes match reports and changes players.
  const { isAdmin } = useAccount();
  const acta = useActa(initial, active, callUp);
  const { partido } = acta;
  const suspensions = useSuspensions(partido.jugado ? undefined : partido._id);
  const isInPlay = partido.estado === 'en_juego';
  const unplayedText = isInPlay ? 'Se está jugando' : 'Sin jugar';
  const draft = useDraft({
    clave: `ficha/${partido._id}`,
    titulo: `Ficha: ${partido.nombre_equipo}, ${partido.fecha_str}`,
    valor: acta.draft,
    isDirty: acta.isDirty,
    onRecover: acta.continueWith,
  });
  const [isSaving, setIsSaving] = useState(false);
  const [message, setMessage] = useState<Notice | ActaConflict>();
  const [reportNames, setReportNames] = useState<ReportNames>({});
  const finish = (outcome: ActaOutcome, success: string) => {
    setIsSaving(false);
    if (outcome.kind !== 'done') {
      setMessage(outcome);
      return;
    }
    draft.clear();
    if (isAdmin) void storeReportNames(reportNames);
    setReportNames({});
    setMessage({ kind: 'success', msg: success });
  };
  const viewSaved = async () => {
    const outcome = await acta.viewSaved();
    setMessage(outcome.kind === 'done' ? undefined : outcome);
  };
  const annulButton = partido.jugado && (
    <Box>
      <ConfirmButton
        variant="outlined"
        label="Anular ficha"
        title="¿Seguro que quieres anular esta ficha?"
        confirmLabel="Anular ficha"
        work={acta.annul}
        onDone={(outcome) => finish(outcome, 'ficha anulada!')}
      >
        <Typography>
          El partido volverá a estar sin jugar y se deshará lo que aportó a las estadísticas.
        </Typography>
      </ConfirmButton>
    </Box>
  );
  return (
    <>
      <Box sx={{ ...LINE, columnGap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {partido.nombre_competicion} · {partido.fecha_str} · {partido.hora_str} ·{' '}
          {partido.nombre_campo}
        </Typography>
        <Chip size="small" label={partido.jugado ? 'Jugado' : unplayedText} />
        {partido.jugado && (
          <Button component="a" href={paths.partido(partido._id)} sx={{ px: 1 }}>
            Ver en la web
          </Button>
        )}
        {partido.jugado && isAdmin && (
          <Button component={Link} to={adminPaths.cronica(partido._id)} sx={{ px: 1 }}>
            Escribir crónica
          </Button>
        )}
      </Box>
      {isInPlay && (
        <Alert
          severity="info"
          role="note"
          action={
            <Button component={Link} to={adminPaths.banda(partido._id)} color="inherit">
              Ir a la banda
            </Button>
          }
        >
          Se está jugando. Lo que se apunta desde la banda será su ficha al final.
        </Alert>
      )}
      {message?.kind === 'conflict' ? (
        <ConflictBanner
          msg={message.msg}
          differences={message.differences}
          onViewSaved={() => void viewSaved()}
          onKeepEditing={() => setMessage(undefined)}
        />
      ) : (
        <NoticeBanner notice={message} />
      )}
      {acta.recover && <AsideBanner onRecover={acta.recover} />}
      <DraftBanner draft={draft} />
      {!partido.jugado && (
        <WalkoverField
          partido={partido}
          isDirty={acta.isDirty}
          award={acta.award}
          onAwarded={(outcome) => finish(outcome, 'incomparecencia guardada!')}
        />
      )}
      {partido.incomparecencia ? (
        <>
          <AwardedNotice partido={partido} />
          {annulButton}
        </>
      ) : (
        <>
          <PasteSection label="Pegar acta de la federación">
            <Suspense fallback={<Typography>Cargando…</Typography>}>
              <PasteReport
                partido={partido}
                plantilla={acta.state.plantilla}
                onFill={(report, names) => {
                  setReportNames(names);
                  acta.edit((state) => withReport(state, report));
                }}
              />
            </Suspense>
          </PasteSection>
          <ActaForm
            partido={partido}
            state={acta.state}
            edit={acta.edit}
            callUp={callUp}
            suspensions={suspensions}
            onSave={() => setIsSaving(true)}
            end={annulButton}
          />
        </>
      )}
      {isSaving && (
        <SaveDialog
          partido={partido}
          summary={summarizeActa(acta.state)}
          isBusy={acta.isBusy}
          onCancel={() => setIsSaving(false)}
          onConfirm={() =>
            void acta.save().then((outcome) => finish(outcome, 'ficha actualizada!'))
          }
        />
      )}
      <LeaveGuard isDirty={acta.isDirty} onDiscard={draft.clear} />
    </>
  );
}

/**
 * Shows the children for a match of the current season; for another it says that a helper cannot edit it
 * (docs/decisions/0020).
 */
function CurrentOnly({
  temporada_id: id,
  children,
}: Pick<Partido, 'temporada_id'> & PropsWithChildren) {
  const current = useApi(endpoints.fetchTemporadaActual);
  return (
    <ApiContent query={current}>
      {(temporada) =>
        temporada?._id === id ? (
          children
        ) : (
          <EmptyState title="Este partido no es de la temporada actual: su ficha la cambia el administrador." />
        )
      }
    </ApiContent>
  );
}

const NOBODY: readonly string[] = [];

/** Screen of a match's sheet. */
export function ActaRoute() {
  const { isAdmin } = useAccount();
  const id = useDocumentId();
  const partido = useApi(endpoints.fetchPartido, id);
  const active = useApi(endpoints.fetchJugadoresPreviewActivos);
  const isUnplayed = partido.status === 'ready' && !partido.data.jugado;
  // An error counts as no call-up: the answer is 404 if there is no call-up, or if a helper may not see it yet.
  const callUp = useApi(endpoints.fetchConvocatoria, isUnplayed ? id : undefined);
  if (id === undefined || (partido.status === 'error' && partido.error.status === 404)) {
    return <NotFound />;
  }
  const rival = partido.status === 'ready' ? partido.data.nombre_equipo : undefined;
  return (
    <Page
      title={rival === undefined ? 'Ficha del partido' : `Ficha: ${rival}`}
      action={
        <Button component={Link} to={adminPaths.partidos} sx={{ px: 0 }}>
          ← Volver a partidos
        </Button>
      }
    >
      <ApiContent query={joinQueries({ squad: active, match: partido })}>
        {({ squad, match }) => {
          if (isUnplayed && callUp.status === 'loading') return <LoadingState />;
          const acta = (
            <Acta
              key={match._id}
              partido={match}
              active={squad}
              callUp={callUp.status === 'ready' ? callUp.data.jugadores : NOBODY}
            />
          );
          return isAdmin ? (
            acta
          ) : (
            <CurrentOnly temporada_id={match.temporada_id}>{acta}</CurrentOnly>
          );
        }}
      </ApiContent>
    </Page>
  );
}
