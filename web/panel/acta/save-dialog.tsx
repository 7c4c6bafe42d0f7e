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

type Sides = Pick<Partido, 'local' | 'nombre_equipo'>;

/** Goals of a shoot-out, home side first: `(4-3 p.)`; empty without one. */
function shootOutText(
  { local }: Pick<Partido, 'local'>,
  { shootOut }: Pick<ActaSummary, 'shootOut'>,
) {
  if (!shootOut) return '';
  const { anotados: own, encajados: theirs } = shootOut;
  return `(${(local ? [own, theirs] : [theirs, own]).join('-')} p.)`;
}

/** `2-2 (4-3 p.). Pasa CD Encina.` */
function shootOutLine(partido: Sides, summary: ActaSummary, clubName: string) {
  const { scored, shootOut } = summary;
  if (!shootOut) return undefined;
  const winner = shootOut.anotados > shootOut.encajados ? clubName : partido.nombre_equipo;
  return `${String(scored)}-${String(scored)} ${shootOutText(partido, summary)}. Pasa ${winner}.`;
}

/** `CD Encina 2 - 1 Rival`, home side first, with the shoot-out if there was one. */
export function scoreLine(
  { local, nombre_equipo: rival }: Sides,
  { scored, encajados, shootOut }: Pick<ActaSummary, 'scored' | 'encajados' | 'shootOut'>,
  clubName: string,
): string {
  const own = [clubName, String(scored)] as const;
  const theirs = [rival, String(encajados)] as const;
  const [left, right] = local ? [own, theirs] : [theirs, own];
  const line = `${left[0]} ${left[1]} - ${right[1]} ${right[0]}`;
  return `${line} ${shootOutText({ local }, { shootOut })}`.trimEnd();
}

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
  const titleId = useId();
  const { nombre } = useSettings();
  const { convocados, goalsWithoutAuthor } = summary;
  const decided = shootOutLine(partido, summary, nombre);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
        Guardar ficha
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 800, fontSize: '1.1rem' }}>
          {scoreLine(partido, { ...summary, shootOut: null }, nombre)}
        </Typography>
        {decided !== undefined && <Typography>{decided}</Typography>}
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
