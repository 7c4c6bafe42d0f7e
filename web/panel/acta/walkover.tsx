import {
  EMPTY_DETAILS,
  endpoints,
  type Partido,
  scoreOf,
  type Walkover,
  WALKOVERS,
} from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api';
import { useSettings } from '../../lib/state/club-context';
import { ConfirmDialog, type ConfirmDialogProps } from '../common/confirm-dialog';
import { LINE } from '../common/rows';
import { scoreLine } from '../common/score-line';

const WHOSE: Readonly<Record<Walkover, string>> = { propia: 'nuestra', rival: 'del rival' };

interface WalkoverProps {
  readonly partido: Partido;
  /** Whether the sheet has unsaved content, which would be lost. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
}

interface QuestionProps extends WalkoverProps, Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel'> {
  readonly walkover: Walkover;
}

/** Confirmation with the score, which depends on the competition (regla 100). */
function Question({ partido, walkover, isDirty, isBusy, ...answers }: QuestionProps) {
  const { nombre } = useSettings();
  const competitions = useApi(endpoints.fetchCompeticiones);
  if (competitions.status === 'loading') return null;
  const goals =
    competitions.status === 'ready'
      ? competitions.data.find(({ _id }) => _id === partido.competicion_id)?.goles_incomparecencia
      : undefined;
  const score = scoreOf({
    detalles: EMPTY_DETAILS,
    incomparecencia: walkover,
    goles_incomparecencia: goals,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`¿Incomparecencia ${WHOSE[walkover]}?`}
      confirmLabel="Guardar incomparecencia"
      isBusy={isBusy}
      {...answers}
    >
      <Typography sx={{ fontWeight: 800, fontSize: 'size.18' }}>
        {scoreLine({ ...partido, ...score }, nombre)}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Contará como {walkover === 'rival' ? 'victoria' : 'derrota'} del equipo, y para ningún
        jugador. Se quita anulando la ficha.
      </Typography>
      {isDirty && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          Lo que has escrito en la ficha se perderá.
        </Alert>
      )}
    </ConfirmDialog>
  );
}

interface WalkoverFieldProps extends WalkoverProps {
  /** Saves the match as awarded, and closes the question when done. */
  readonly onAward: (walkover: Walkover) => Promise<void>;
}

/** Buttons of an unplayed match that one side did not turn up for. */
export function WalkoverField({ onAward, ...props }: WalkoverFieldProps) {
  const [asked, setAsked] = useState<Walkover>();
  const close = () => setAsked(undefined);
  return (
    <Box sx={{ ...LINE, columnGap: 1 }}>
      <Typography component="span" variant="body2" color="textSecondary">
        ¿No se jugó? Incomparecencia:
      </Typography>
      {WALKOVERS.map((walkover) => (
        <Button
          key={walkover}
          onClick={() => setAsked(walkover)}
          aria-label={`Incomparecencia ${WHOSE[walkover]}`}
          sx={{ minWidth: 0, px: 1 }}
        >
          {WHOSE[walkover]}
        </Button>
      ))}
      {asked && (
        <Question
          {...props}
          walkover={asked}
          onCancel={close}
          onConfirm={() => void onAward(asked).then(close)}
        />
      )}
    </Box>
  );
}

/** What the sheet of an awarded match says instead of its fields. */
export function AwardedNotice({ partido }: { readonly partido: Partido }) {
  const { nombre } = useSettings();
  const { incomparecencia: walkover } = partido;
  if (!walkover) return null;
  return (
    <Alert severity="info" role="note">
      No se jugó, por incomparecencia {WHOSE[walkover]}: {scoreLine(partido, nombre)}. Cuenta para
      el equipo y para ningún jugador.
    </Alert>
  );
}
