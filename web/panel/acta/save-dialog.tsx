import { decisionText, type Partido, scoreText } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ActaSummary } from './acta-editor';
import { BusyButton } from '../common/busy-button';
import type { ConfirmDialogProps } from '../common/confirm-dialog';
import { scoreLine } from '../common/score-line';
import { useSettings } from '../../lib/state/club-context';

type Sides = Pick<Partido, 'local' | 'nombre_equipo'>;

/** The match with the sheet's score. */
export const withScore = (
  { local, nombre_equipo }: Sides,
  { scored, encajados, shootOut }: Pick<ActaSummary, 'scored' | 'encajados' | 'shootOut'>,
) => ({
  local,
  nombre_equipo,
  goles_anotados: scored,
  goles_encajados: encajados,
  ...(shootOut && { tanda: shootOut }),
});

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`;

/** `children` are further inputs for the save. */
interface SaveDialogProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel' | 'children'> {
  readonly partido: Sides;
  readonly summary: ActaSummary;
  readonly isBusy: boolean;
}

/** Summary before saving: score, players, goals without author (regla 42). */
export function SaveDialog({
  partido,
  summary,
  isBusy,
  onConfirm,
  onCancel,
  children,
}: SaveDialogProps) {
  const { nombre } = useSettings();
  const { convocados, goalsWithoutAuthor } = summary;
  const told = withScore(partido, summary);
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs">
      <DialogTitle>Guardar ficha</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 800, fontSize: 'size.18' }}>
          {scoreLine(withScore(partido, { ...summary, shootOut: null }), nombre)}
        </Typography>
        {summary.shootOut && (
          <Typography>
            {scoreText(told)}. {decisionText(told, nombre)}.
          </Typography>
        )}
        <Typography>{count(convocados, 'jugador convocado', 'jugadores convocados')}</Typography>
        <Typography>
          {goalsWithoutAuthor === 0
            ? 'Ningún gol sin autor'
            : count(goalsWithoutAuthor, 'gol sin autor', 'goles sin autor')}
        </Typography>
        {convocados === 0 && (
          <Alert severity="warning">
            No hay nadie convocado: el partido contará, pero para ningún jugador.
          </Alert>
        )}
        {children}
      </DialogContent>
      <DialogActions disableSpacing>
        <Button onClick={onCancel}>Seguir editando</Button>
        <BusyButton autoFocus variant="contained" isBusy={isBusy} onClick={onConfirm}>
          Confirmar
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
