import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog';
import { DangerButton } from '../common/danger-button';
import { TickBox } from '../common/tick-box';

interface EmptyFormProps {
  /** The club's name, to be typed. */
  readonly nombre: string;
  /** Whether a backup was downloaded here. */
  readonly hasCopy: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Confirmation of emptying: the club's name, a backup or a tick that none is wanted, and a question. */
export function EmptyClubForm({ nombre, hasCopy, isBusy, onConfirm }: EmptyFormProps) {
  const [typed, setTyped] = useState('');
  const [wantsNone, setWantsNone] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isReady = typed.trim() === nombre && (hasCopy || wantsNone);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', maxWidth: 480 }}>
      {!hasCopy && (
        <TickBox
          label="No quiero copia de la demostración"
          isTicked={wantsNone}
          onChange={setWantsNone}
        />
      )}
      <TextField
        fullWidth
        label={`Escribe «${nombre}» para confirmarlo`}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <DangerButton
        variant="contained"
        label="Vaciar y empezar mi club"
        isDisabled={!isReady || isBusy}
        onClick={() => {
          setIsAsking(true);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`¿Borrar todo lo que hay en «${nombre}»?`}
        confirmLabel="Borrarlo todo"
        isBusy={isBusy}
        onCancel={() => {
          setIsAsking(false);
        }}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      >
        <Typography>No se puede deshacer desde el historial.</Typography>
      </ConfirmDialog>
    </Box>
  );
}
