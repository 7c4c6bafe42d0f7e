import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { LoadingState } from '../../components/estados';
import { useDocumentTitle } from '../../components/page';
import { LoginForm } from '../sesion/login-form';
import { useSession } from '../../lib/auth/session';
import { paths } from '../../lib/paths';
import { useLogin } from './use-login';

/** The login page; whoever is signed in is sent on to the panel (regla 7). */
export function LoginRoute() {
  const session = useSession();
  const login = useLogin();
  const [isBusy, setIsBusy] = useState(false);
  useDocumentTitle('Acceso');
  if (session === 'cargando') return <LoadingState rows={2} />;
  // The form stays until its spinner has been seen.
  if (typeof session === 'object' && 'cuenta' in session && !isBusy)
    return <Navigate to={paths.admin} replace />;
  return (
    <Card sx={{ width: 1, maxWidth: 420, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mb: 3 }}>
        <Crest size={56} />
        <Typography variant="h1" sx={{ textAlign: 'center' }}>
          Acceso de administración
        </Typography>
      </Box>
      <LoginForm onBusy={setIsBusy} onLogin={login} />
    </Card>
  );
}
