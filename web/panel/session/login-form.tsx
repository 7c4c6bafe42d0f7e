import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { BusyButton } from '../common/busy-button';
import { takePageForm } from './login';

/** Minimum time, in milliseconds, for which the spinner is shown (regla 63). */
const MIN_SPINNER_MS = 200;

/** Labels stay above the inputs, as in the static form, and never overlap autofilled values. */
const ABOVE = { shrink: true };

interface LoginFormProps {
  /** Signs in. Resolves to an error message, or `undefined` on success. */
  readonly onLogin: (username: string, password: string) => Promise<string | undefined>;
  readonly onBusy?: (isBusy: boolean) => void;
}

/** Login form: user name and password (regla 63). */
export function LoginForm({ onLogin, onBusy }: LoginFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) takePageForm(form.current);
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
    const [msg] = await Promise.all([
      onLogin(text('username'), text('password')),
      new Promise((resolve) => setTimeout(resolve, MIN_SPINNER_MS)),
    ]);
    setError(msg);
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
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      )}
      <TextField
        name="username"
        label="Usuario"
        autoComplete="username"
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
          inputLabel: ABOVE,
        }}
      />
      <TextField
        name="password"
        type="password"
        label="Contraseña"
        autoComplete="current-password"
        slotProps={{ inputLabel: ABOVE }}
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
