import { endpoints } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page } from '../../components/page';
import { useWrite } from '../../lib/api/use-write';
import { useAccess } from '../../lib/auth/session';
import { usePanel } from '../app/panel-context';
import { AdminForm } from '../common/admin-form';
import { type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { PasswordField, passwordProblem } from './password-field';

/** Changes the signed-in account's own password, which ends its other sessions (regla 69). */
export function MyPasswordScreen() {
  const { email } = usePanel().cuenta;
  const [actual, setActual] = useState('');
  const [nueva, setNewPassword] = useState('');
  const [other, setRepeated] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const { isBusy, send } = useWrite(endpoints.miClave);
  const { signIn } = useAccess();
  const submit = async () => {
    const problem = actual === '' ? 'Escribe tu contraseña actual.' : passwordProblem(nueva, other);
    if (problem !== undefined) {
      setNotice({ kind: 'error', msg: problem });
      return;
    }
    const result = await send({ body: { actual, nueva } });
    if (result.ok) {
      // All sessions have ended, including this one, so sign in again.
      await signIn(email, nueva);
      for (const set of [setActual, setNewPassword, setRepeated]) set('');
    }
    setNotice(
      noticeOf(
        result,
        'Contraseña cambiada. En los demás dispositivos tendrás que volver a entrar.',
      ),
    );
  };
  return (
    <Page title="Mi clave">
      <NoticeBanner notice={notice} />
      <Typography>
        Cambia la contraseña con la que entras. Las demás sesiones se cierran.
      </Typography>
      <AdminForm
        label="Mi clave"
        submitLabel="Cambiar contraseña"
        isBusy={isBusy}
        onSubmit={() => void submit()}
      >
        <PasswordField label="Contraseña actual" value={actual} onChange={setActual} isCurrent />
        <PasswordField label="Contraseña nueva" value={nueva} onChange={setNewPassword} hasHelp />
        <PasswordField label="Repite la nueva" value={other} onChange={setRepeated} />
      </AdminForm>
    </Page>
  );
}
