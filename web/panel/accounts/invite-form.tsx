import { endpoints, type AccountRole } from '@club/shared';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWrite } from '../../lib/api/use-write';
import { AdminForm } from '../common/admin-form';
import { type Notice, noticeOf } from '../common/notice-banner';
import { ROLES } from './account-text';
import type { Invitation } from './link-box';

interface InviteFormProps {
  readonly onInvited: (invitation: Invitation) => void;
  readonly onRefused: (notice: Notice) => void;
}

/** Form that invites a user: name and role. */
export function InviteForm({ onInvited, onRefused }: InviteFormProps) {
  const [usuario, setUsername] = useState('');
  const [rol, setRole] = useState<AccountRole>('2');
  const { isBusy, send } = useWrite(endpoints.addCuenta);
  const submit = async () => {
    const result = await send({ body: { usuario, rol } });
    if (!result.ok) {
      onRefused(noticeOf(result, ''));
      return;
    }
    const { usuario: stored, enlace = '' } = result.value.data;
    setUsername('');
    onInvited({ usuario: stored, enlace });
  };
  return (
    <AdminForm label="Invitar" submitLabel="Invitar" isBusy={isBusy} onSubmit={() => void submit()}>
      <TextField
        required
        label="Nombre de usuario"
        value={usuario}
        autoComplete="off"
        helperText="Con él entrará: sin espacios ni acentos, como «ana.lopez»."
        onChange={({ target }) => setUsername(target.value)}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 100 },
        }}
      />
      <FormControl sx={{ gridColumn: '1 / -1' }}>
        <FormLabel id="invitar-rol">Qué podrá hacer</FormLabel>
        <RadioGroup
          aria-labelledby="invitar-rol"
          value={rol}
          onChange={({ target }) => setRole(target.value === '1' ? '1' : '2')}
        >
          {ROLES.map(([value, nombre, can]) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', my: 0.5, '& .MuiRadio-root': { pt: 0.5 } }}
              label={
                <>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                    {nombre}
                  </Typography>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {can}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </AdminForm>
  );
}
