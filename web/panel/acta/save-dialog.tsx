import type { Partido } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ActaSummary } from './acta-editor';
import { BusyButton } from '../common/busy-button';
import type { ConfirmDialogProps } from '../common/confirm-dialog';
import { useSettings } from '../../lib/state/club-context';

/** `CD Encina 2 - 1 Rival`, home side first. */
export function scoreLine(
  { local, nombre_equipo: rival }: Pick<Partido, 'local' | 'nombre_equipo'>,
  { scored, encajados }: Pick<ActaSummary, 'scored' | 'encajados'>,
  clubName: string,
): string {
  const own = [clubName, String(scored)] as const;
  const theirs = [rival, String(encajados)] as const;
  const [left, right] = local ? [own, theirs] : [theirs, own];
  return `${left[0]} ${left[1]} - ${right[1]} ${right[0]}`;
}

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`;

/** `children` are further inputs for the save. */
interface SaveDialogProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel' | 'children'> {
  readonly partido: Pick<Partido, 'local' | 'nombre_equipo'>;
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
  const titleId = useId();
  const { nombre } = useSettings();
  const { convocados, goalsWithoutAuthor } = summary;
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
        Guardar ficha
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 800, fontSize: '1.1rem' }}>
          {scoreLine(partido, summary, nombre)}
        </Typography>
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
      <DialogActions
        disableSpacing
        // Large touch targets.
        sx={{ flexWrap: 'wrap', gap: 1, p: 2, '& .MuiButton-root': { minHeight: 48 } }}
      >
        <Button onClick={onCancel}>Seguir editando</Button>
        <BusyButton autoFocus variant="contained" isBusy={isBusy} onClick={onConfirm}>
          Confirmar
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
