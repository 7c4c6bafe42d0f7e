import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../lib/state/club-context';
import { invitationText } from './account-text';

/** A link that was just created, and its user. */
export interface Invitation {
  readonly usuario: string;
  /** URL path including the code. */
  readonly enlace: string;
}

/** Invitation link, shown only once, to copy or send. */
export function LinkBox({ usuario, enlace }: Invitation) {
  const [isCopied, setIsCopied] = useState(false);
  const { nombre } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${enlace}`;
  useEffect(() => {
    box.current?.focus();
  }, [enlace]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Some browsers forbid clipboard access: select the text for manual copying.
      field.current?.select();
    }
  };
  const message = encodeURIComponent(invitationText(nombre, usuario, address));
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="success"
      role="status"
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        Enlace para {usuario}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        Mándaselo: con él elige su contraseña y entra. Vale una sola vez y durante 72 horas, y no se
        puede volver a ver; si se pierde, dale uno nuevo.
      </Typography>
      <TextField
        label="Enlace"
        value={address}
        inputRef={field}
        onFocus={() => field.current?.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void copy()}>
          {isCopied ? 'Copiado' : 'Copiar'}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noreferrer"
          startIcon={<WhatsAppIcon />}
        >
          Enviar por WhatsApp
        </Button>
      </Box>
    </Alert>
  );
}
