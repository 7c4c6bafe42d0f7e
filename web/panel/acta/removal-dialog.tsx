import { EVENTOS } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RemovalEffects } from './acta-editor';
import type { ActaState, JugadorActa } from './acta-state';
import { eventoText } from './acta-names';

interface RemovalDialogProps {
  readonly state: ActaState;
  readonly jugador: JugadorActa;
  readonly effects: RemovalEffects;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation that lists what 'No convocado' will remove (regla 41). */
export function RemovalDialog({
  state,
  jugador,
  effects,
  onConfirm,
  onCancel,
}: RemovalDialogProps) {
  const titleId = useId();
  const { eventos, asistencias, isMvp, isCaptain } = effects;
  const losesGoals = eventos.some(({ evento }) => EVENTOS[evento].marcador !== null);
  return (
    <Dialog
      open
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>
        ¿Quitar a {jugador.nombre_con_inicial} de la convocatoria?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {eventos.length > 0 && (
          <Box>
            <Typography>
              {losesGoals
                ? 'Se quitarán sus eventos, y el marcador cambiará:'
                : 'Se quitarán sus eventos:'}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {eventos.map((evento) => (
                <li key={evento.id}>{eventoText(state, evento)}</li>
              ))}
            </Box>
          </Box>
        )}
        {asistencias > 0 && (
          <Typography>
            {asistencias === 1
              ? 'Un gol se quedará sin asistente.'
              : `${String(asistencias)} goles se quedarán sin asistente.`}
          </Typography>
        )}
        {isMvp && <Typography>Dejará de ser el MVP.</Typography>}
        {isCaptain && <Typography>Dejará de ser el capitán.</Typography>}
      </DialogContent>
      <DialogActions disableSpacing>
        <Button autoFocus onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={onConfirm}
          sx={{ bgcolor: 'var(--lose)', color: 'var(--on-lose)' }}
        >
          Quitar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
