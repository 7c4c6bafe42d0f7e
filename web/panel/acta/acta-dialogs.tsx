import { decisionText, EVENTOS, type Partido, scoreText } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ActaSummary, RemovalEffects } from './acta-editor';
import { type ActaState, eventoText } from './acta-state';
import { BusyButton } from '../common/buttons';
import type { ConfirmDialogProps } from '../common/confirm-dialog';
import { scoreLine } from '../common/score-line';
import { useSettings } from '../../lib/state/club-context';
import { countText } from '../../lib/number-text';

/** `children` are further fields of the sheet, below the summary. */
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
  const { nombre } = useSettings();
  const { calledUp, goalsWithoutAuthor, tanda } = summary;
  const match = { ...partido, ...summary };
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs">
      <DialogTitle>Guardar ficha</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 800, fontSize: 'size.18' }}>
          {scoreLine({ ...match, tanda: undefined }, nombre)}
        </Typography>
        {tanda && (
          <Typography>
            {scoreText(match)}. {decisionText(match, nombre)}.
          </Typography>
        )}
        <Typography>{countText(calledUp, 'jugador convocado', 'jugadores convocados')}</Typography>
        <Typography>
          {goalsWithoutAuthor === 0
            ? 'Ningún gol sin autor'
            : countText(goalsWithoutAuthor, 'gol sin autor', 'goles sin autor')}
        </Typography>
        {calledUp === 0 && (
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

interface RemovalDetailProps {
  readonly state: ActaState;
  readonly effects: RemovalEffects;
}

/** Lists what the sheet loses besides the player's place (regla 41). */
export function RemovalDetail({ state, effects }: RemovalDetailProps) {
  const { eventos, assists, isMvp, isCaptain } = effects;
  const losesGoals = eventos.some(({ evento }) => EVENTOS[evento].marcador !== null);
  return (
    <>
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
      {assists > 0 && (
        <Typography>
          {assists === 1
            ? 'Un gol se quedará sin asistente.'
            : `${String(assists)} goles se quedarán sin asistente.`}
        </Typography>
      )}
      {isMvp && <Typography>Dejará de ser el MVP.</Typography>}
      {isCaptain && <Typography>Dejará de ser el capitán.</Typography>}
    </>
  );
}
