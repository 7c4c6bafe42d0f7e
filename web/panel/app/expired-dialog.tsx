import { REFUSALS } from '@club/shared';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoginForm } from '../session/login-form';
import { useAccess } from '../../lib/auth/session';
import { useLogin } from './use-login';

/** Generic refusals, which add nothing to "the session has ended". */
const USUAL: ReadonlySet<string> = new Set([
  REFUSALS[401]['sin-credencial'],
  REFUSALS[401]['credencial-invalida'],
]);

/** Login dialog over the current screen when the session has ended. Nothing on the screen is lost. */
export function ExpiredDialog({ motivo }: { readonly motivo?: string | undefined }) {
  const titleId = useId();
  const { signOut } = useAccess();
  const login = useLogin();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
        Tu sesión ha caducado
      </DialogTitle>
      <DialogContent>
        {motivo !== undefined && !USUAL.has(motivo) && (
          <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
            {motivo}
          </Alert>
        )}
        <Typography sx={{ mb: 2 }}>
          Vuelve a entrar para seguir donde estabas. Lo que has escrito sigue aquí.
        </Typography>
        <LoginForm onBusy={() => undefined} onLogin={login} />
        <Box sx={{ mt: 1, display: 'flex', justifyContent: 'center' }}>
          <Button onClick={() => void signOut()}>Salir sin guardar</Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
