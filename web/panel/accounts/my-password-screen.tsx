import { endpoints } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page } from '../../components/page';
import { useWrite } from '../../lib/api/use-write';
import { useAccess } from '../../lib/auth/session';
import { useAccount } from '../app/panel-context';
import { RecordForm } from '../common/record-form';
import { type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { PasswordField, passwordProblem } from './password-field';

/** Changes the signed-in account's own password. Its sessions on other devices end (regla 69). */
export function MyPasswordScreen() {
  const { email } = useAccount();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const { isBusy, send } = useWrite(endpoints.miClave);
  const { signIn } = useAccess();
  const submit = async () => {
    const problem =
      current === '' ? 'Escribe tu contraseña actual.' : passwordProblem(password, repeated);
    if (problem !== undefined) {
      setNotice({ kind: 'error', msg: problem });
      return;
    }
    const result = await send({ body: { actual: current, nueva: password } });
    if (result.ok) {
      // The server has ended all sessions, this one too.
      await signIn(email, password);
      for (const set of [setCurrent, setPassword, setRepeated]) set('');
    }
    setNotice(
      toNotice(
        result,
        'Contraseña cambiada. En los demás dispositivos tendrás que volver a entrar.',
      ),
    );
  };
  return (
    <Page title="Mi contraseña">
      <NoticeBanner notice={notice} />
      <Typography>
        Cambia la contraseña con la que entras. Las demás sesiones se cierran.
      </Typography>
      <RecordForm
        label="Mi contraseña"
        submitLabel="Cambiar contraseña"
        form={{ isBusy, submit: () => void submit() }}
      >
        <PasswordField label="Contraseña actual" value={current} onChange={setCurrent} isCurrent />
        <PasswordField label="Contraseña nueva" value={password} onChange={setPassword} hasHelp />
        <PasswordField label="Repite la nueva" value={repeated} onChange={setRepeated} />
      </RecordForm>
    </Page>
  );
}
