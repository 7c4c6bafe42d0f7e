import {
  EMPTY_DETAILS,
  endpoints,
  type Partido,
  deriveScore,
  type Walkover,
  WALKOVERS,
} from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApi } from '../../lib/api/use-api';
import { useSettings } from '../../lib/state/club-context';
import { ConfirmButton } from '../common/confirm-dialog';
import { LINE } from '../common/rows';
import { scoreLine } from '../common/score-line';
import type { ActaOutcome } from './use-acta';

const WHOSE: Readonly<Record<Walkover, string>> = { propia: 'nuestra', rival: 'del rival' };

interface WalkoverFieldProps {
  readonly partido: Partido;
  /** Whether the sheet has unsaved content, which would be lost. */
  readonly isDirty: boolean;
  /** Saves the match as awarded. */
  readonly award: (walkover: Walkover) => Promise<ActaOutcome>;
  readonly onAwarded: (outcome: ActaOutcome) => void;
}

/** Buttons that award an unplayed match because one side did not turn up. */
export function WalkoverField({ partido, isDirty, award, onAwarded }: WalkoverFieldProps) {
  const { nombre } = useSettings();
  const competitions = useApi(endpoints.fetchCompeticiones);
  const goals =
    competitions.status === 'ready'
      ? competitions.data.find(({ _id }) => _id === partido.competicion_id)?.goles_incomparecencia
      : undefined;
  /** The score of the match once it is awarded, which depends on the competition (regla 100). */
  const awardedScore = (walkover: Walkover) =>
    deriveScore({
      detalles: EMPTY_DETAILS,
      incomparecencia: walkover,
      goles_incomparecencia: goals,
    });
  return (
    <Box sx={{ ...LINE, columnGap: 1 }}>
      <Typography component="span" variant="body2" color="textSecondary">
        ¿No se jugó? Incomparecencia:
      </Typography>
      {WALKOVERS.map((walkover) => (
        <ConfirmButton
          key={walkover}
          variant="text"
          label={WHOSE[walkover]}
          fullLabel={`Incomparecencia ${WHOSE[walkover]}`}
          title={`¿Incomparecencia ${WHOSE[walkover]}?`}
          confirmLabel="Guardar incomparecencia"
          // The question shows the score, which depends on the competition.
          isDisabled={competitions.status === 'loading'}
          work={() => award(walkover)}
          onDone={onAwarded}
        >
          <Typography sx={{ fontWeight: 800, fontSize: 'size.18' }}>
            {scoreLine({ ...partido, ...awardedScore(walkover) }, nombre)}
          </Typography>
          <Typography>
            Contará como {walkover === 'rival' ? 'victoria' : 'derrota'} del equipo, y para ningún
            jugador. Se quita anulando la ficha.
          </Typography>
          {isDirty && <Alert severity="warning">Lo que has escrito en la ficha se perderá.</Alert>}
        </ConfirmButton>
      ))}
    </Box>
  );
}

/** Shown instead of the sheet's fields if the match was awarded. */
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
