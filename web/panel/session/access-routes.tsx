import { endpoints } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page';
import { LoadingState } from '../../components/page-states';
import { useWrite } from '../../lib/api/use-write';
import { hadSession } from '../../lib/auth/had-session';
import { useAccess, useSession } from '../../lib/auth/session';
import { paths } from '../../lib/paths';
import { PasswordField, passwordProblem } from '../accounts/password-field';
import { BusyButton } from '../common/buttons';
import { AccessCard, LoginForm } from './login-form';

/** Login page. Redirects to the panel when already signed in (regla 7). */
export function LoginRoute() {
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  useDocumentTitle('Acceso');
  // While the session is being restored. A device without an earlier session shows the form at once.
  if (session.kind === 'loading' && hadSession()) return <LoadingState rows={2} />;
  // The form stays while it is busy: its spinner has a minimum time.
  if (session.kind === 'signed-in' && !isBusy) return <Navigate to={paths.admin} replace />;
  return (
    <AccessCard title="Acceso de administración">
      <LoginForm onBusy={setIsBusy} />
    </AccessCard>
  );
}

interface ActivationScreenProps {
  /** The code in the link's URL fragment, without `#`. */
  readonly codigo: string;
}

/** HTTP statuses of an unknown, used or expired link. */
const UNUSABLE: ReadonlySet<number | null> = new Set([404, 410]);

/** The invited person chooses a password and is signed in (regla 69). */
function ActivationScreen({ codigo }: ActivationScreenProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<string | undefined>(
    codigo === '' ? 'Al enlace le falta un trozo. Ábrelo entero, tal como te llegó.' : undefined,
  );
  const [isUnusable, setIsUnusable] = useState(codigo === '');
  const { isBusy, send } = useWrite(endpoints.activarCuenta);
  const { signIn } = useAccess();
  const navigate = useNavigate();
  useDocumentTitle('Elige tu contraseña');
  const submit = async () => {
    const wrong = passwordProblem(password, repeated);
    setProblem(wrong);
    if (wrong !== undefined) return;
    const result = await send({ body: { codigo, password } });
    if (!result.ok) {
      setProblem(result.error.msg);
      setIsUnusable(UNUSABLE.has(result.error.status));
      return;
    }
    const outcome = await signIn(result.value.data.usuario, password);
    void navigate(outcome === 'ok' ? paths.admin : paths.login, { replace: true });
  };
  return (
    <AccessCard title="Elige tu contraseña">
      {problem !== undefined && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {isUnusable ? (
        <Button fullWidth variant="outlined" component="a" href={paths.login}>
          Ir a la página de acceso
        </Button>
      ) : (
        <Box
          component="form"
          noValidate
          aria-label="Invitación"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void submit();
          }}
          sx={{ display: 'grid', gap: 3 }}
        >
          <Typography>Con ella entrarás desde ahora. El enlace ya no hará falta.</Typography>
          <PasswordField label="Contraseña" value={password} onChange={setPassword} hasHelp />
          <PasswordField label="Repítela" value={repeated} onChange={setRepeated} />
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            Guardar y entrar
          </BusyButton>
        </Box>
      )}
    </AccessCard>
  );
}

/** Invitation page. It starts again if another link is opened in the same tab. */
export function ActivationRoute() {
  const { hash } = useLocation();
  return <ActivationScreen key={hash} codigo={hash.slice(1)} />;
}
