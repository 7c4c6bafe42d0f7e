import { EVENTOS } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConfirmDialog, type ConfirmDialogProps } from '../common/confirm-dialog';
import type { RemovalEffects } from './acta-editor';
import type { ActaState, JugadorActa } from './acta-state';
import { eventoText } from './acta-names';

interface RemovalDialogProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel'> {
  readonly state: ActaState;
  readonly jugador: JugadorActa;
  readonly effects: RemovalEffects;
}

/** Confirmation that lists what 'No convocado' will remove (regla 41). */
export function RemovalDialog({ state, jugador, effects, ...answers }: RemovalDialogProps) {
  const { eventos, asistencias, isMvp, isCaptain } = effects;
  const losesGoals = eventos.some(({ evento }) => EVENTOS[evento].marcador !== null);
  return (
    <ConfirmDialog
      isOpen
      title={`¿Quitar a ${jugador.nombre_con_inicial} de la convocatoria?`}
      confirmLabel="Quitar"
      {...answers}
    >
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
    </ConfirmDialog>
  );
}
