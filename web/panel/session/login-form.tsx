import { REFUSALS } from '@club/shared';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type PropsWithChildren, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { NO_CONNECTION } from '../../lib/api/call-api';
import { useAccess } from '../../lib/auth/session';
import { FailuresAlert } from '../common/notice-banner';
import { BusyButton } from '../common/buttons';
import { copyStaticForm } from './login';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Crest } from '../../components/crest';

/** Minimum time, in milliseconds, for which the spinner is shown (regla 63). */
const MIN_SPINNER_MS = 200;

/** Message for each login outcome. Wrong credentials and no connection differ (regla 63). */
const LOGIN_MESSAGES = {
  ok: undefined,
  'wrong-credentials': REFUSALS[401]['error-credenciales'],
  disabled:
    'Esta cuenta está desactivada. Habla con quien administra la web del club, o abre tu enlace nuevo.',
  offline: NO_CONNECTION.msg,
  'too-many-attempts': REFUSALS[429]['demasiados-intentos'],
} as const;

/** Login form: user name and password (regla 63). */
export function LoginForm({ onBusy }: { readonly onBusy?: (isBusy: boolean) => void }) {
  const { signIn } = useAccess();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) copyStaticForm(form.current);
  }, []);

  const submit = async (sent: FormData) => {
    const text = (name: string) => {
      const value = sent.get(name);
      return typeof value === 'string' ? value : '';
    };
    const setBusy = (next: boolean) => {
      setIsBusy(next);
      onBusy?.(next);
    };
    setBusy(true);
    setError(undefined);
    const [outcome] = await Promise.all([
      signIn(text('username'), text('password')),
      new Promise((resolve) => setTimeout(resolve, MIN_SPINNER_MS)),
    ]);
    setError(LOGIN_MESSAGES[outcome]);
    setBusy(false);
  };

  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void submit(new FormData(event.currentTarget));
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <FailuresAlert failures={[error]} />
      <TextField
        name="username"
        label="Usuario"
        autoComplete="username"
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <TextField
        name="password"
        type="password"
        label="Contraseña"
        autoComplete="current-password"
      />
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        isBusy={isBusy}
        busyLabel="Comprobando"
      >
        Login
      </BusyButton>
    </Box>
  );
}

/** Card of the login and invitation pages: crest, title and form. */
export function AccessCard({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <Card sx={{ width: 1, maxWidth: 420, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mb: 3 }}>
        <Crest size={56} />
        <Typography
          variant="h1"
          sx={{ fontSize: { xs: '1.6rem', sm: '2rem' }, textAlign: 'center' }}
        >
          {title}
        </Typography>
      </Box>
      {children}
    </Card>
  );
}
