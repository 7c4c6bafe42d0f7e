import { type Account, type AccountRole, clubConfig, endpoints, loginEmail } from '@club/shared';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useSettings } from '../../lib/state/club-context';
import { useNow } from '../../lib/use-now';
import { useAccount } from '../app/panel-context';
import { RecordForm } from '../common/record-form';
import { ApiContent } from '../common/api-content';
import { useQuestion } from '../common/confirm-dialog';
import { type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { RuledList } from '../common/rows';
import { AccountRow, type AccountAction, linkMessage, ROLES } from './account-row';

/** A new link with which the user of a new or existing account chooses a password. */
interface AccountLink {
  readonly usuario: string;
  /** URL path including the code. */
  readonly enlace: string;
}

/** Shows a link, to copy or send. Each link needs a key of its own: a new one must not look copied already. */
function LinkBox({ usuario, enlace }: AccountLink) {
  const [isCopied, setIsCopied] = useState(false);
  const { nombre } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${enlace}`;
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Some browsers forbid clipboard access: select the text for manual copying.
      field.current?.select();
    }
  };
  const message = encodeURIComponent(linkMessage(nombre, usuario, address));
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

interface InviteFormProps {
  readonly onInvited: (link: AccountLink) => void;
  readonly onRefused: (notice: Notice) => void;
}

/** Form that invites a user: name and role. */
function InviteForm({ onInvited, onRefused }: InviteFormProps) {
  const [usuario, setUsername] = useState('');
  const [rol, setRole] = useState<AccountRole>('2');
  const { isBusy, send } = useWrite(endpoints.addCuenta);
  const submit = async () => {
    const result = await send({ body: { usuario, rol } });
    if (!result.ok) {
      onRefused({ kind: 'error', msg: result.error.msg });
      return;
    }
    // A new account always has a link. The type is optional because changes of an account answer the same type.
    const { usuario: stored, enlace = '' } = result.value.data;
    setUsername('');
    onInvited({ usuario: stored, enlace });
  };
  return (
    <RecordForm
      label="Invitar"
      submitLabel="Invitar"
      form={{ isBusy, submit: () => void submit() }}
    >
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
          {ROLES.map(([value, nombre, description]) => (
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
                    {description}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </RecordForm>
  );
}

/** Screen of the accounts: invites people, changes roles, and deactivates or deletes accounts (regla 69). */
export function AccountsScreen() {
  const { email } = useAccount();
  const query = useApi(endpoints.fetchCuentas);
  const change = useWrite(endpoints.updateCuenta);
  const remove = useWrite(endpoints.delCuenta);
  const now = useNow(60_000);
  const [notice, setNotice] = useState<Notice>();
  const [link, setLink] = useState<AccountLink>();
  const { ask, dialog } = useQuestion();

  const finish = (next: { readonly notice?: Notice; readonly link?: AccountLink }) => {
    setNotice(next.notice);
    setLink(next.link);
    query.reload();
  };
  const apply = ({ uid, usuario }: Account, action: AccountAction) => {
    const { label, body, success, consequences, confirmLabel = label } = action;
    const work = () => change.send({ id: uid, body });
    const onDone = (result: Awaited<ReturnType<typeof work>>) => {
      const newLink = result.ok ? result.value.data.enlace : undefined;
      finish(
        newLink === undefined
          ? { notice: toNotice(result, success) }
          : { link: { usuario, enlace: newLink } },
      );
    };
    if (consequences === undefined) {
      void work().then(onDone);
      return;
    }
    const title = `¿${body.nuevo_enlace ? 'Dar un enlace nuevo' : label} a ${usuario}?`;
    const detail = <Typography>{consequences}</Typography>;
    ask({ title, confirmLabel, detail, work, onDone });
  };
  const askToDelete = ({ uid, usuario }: Account) =>
    ask({
      title: `¿Seguro que quieres borrar la cuenta de ${usuario}?`,
      detail: (
        <Typography>
          Se cierran sus sesiones y no podrá volver a entrar. Lo que ha apuntado se queda, y su
          nombre de usuario queda libre.
        </Typography>
      ),
      confirmLabel: 'Borrar',
      work: () => remove.send({ id: uid }),
      onDone: (result) => finish({ notice: toNotice(result, `Cuenta de ${usuario} borrada.`) }),
    });

  return (
    <Page title="Cuentas" documentTitle="Administrar cuentas">
      <NoticeBanner notice={notice} />
      {link && <LinkBox key={link.enlace} {...link} />}
      <section>
        <SectionHeading>Quién puede entrar</SectionHeading>
        <ApiContent query={query}>
          {(accounts) => (
            <RuledList>
              {accounts.map((account) => (
                <AccountRow
                  key={account.uid}
                  cuenta={account}
                  isMine={loginEmail(account.usuario, clubConfig.loginDomain) === email}
                  now={now}
                  onAction={(action) => apply(account, action)}
                  onDelete={() => askToDelete(account)}
                />
              ))}
            </RuledList>
          )}
        </ApiContent>
      </section>
      <section>
        <SectionHeading>Invitar</SectionHeading>
        <InviteForm onInvited={(created) => finish({ link: created })} onRefused={setNotice} />
      </section>
      {dialog}
    </Page>
  );
}
