import { clubConfig, type Account, endpoints, loginEmail } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useNow } from '../../lib/use-now';
import { usePanel } from '../app/panel-context';
import { ApiContent } from '../common/api-content';
import { ConfirmDialog } from '../common/confirm-dialog';
import { LoadingList, RuledList } from '../common/rows';
import { type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { type Action, AccountRow } from './account-row';
import { type AccountLink, InviteForm, LinkBox } from './invite-form';

interface Question {
  readonly title: string;
  readonly text: string;
  /** Label of the button. */
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
}

/** Screen of the accounts: invites people, changes roles, and deactivates or deletes accounts (regla 69). */
export function AccountsScreen() {
  const { email } = usePanel().cuenta;
  const query = useApi(endpoints.fetchCuentas);
  const change = useWrite(endpoints.updateCuenta);
  const remove = useWrite(endpoints.delCuenta);
  const now = useNow(60_000);
  const [notice, setNotice] = useState<Notice>();
  const [link, setLink] = useState<AccountLink>();
  const [question, setQuestion] = useState<Question>();

  const finish = (next: { readonly notice?: Notice; readonly link?: AccountLink }) => {
    setQuestion(undefined);
    setNotice(next.notice);
    setLink(next.link);
    query.reload();
  };
  const apply = async ({ uid, usuario }: Account, { body, done }: Action) => {
    const result = await change.send({ id: uid, body });
    const enlace = result.ok ? result.value.data.enlace : undefined;
    finish(
      enlace === undefined ? { notice: noticeOf(result, done) } : { link: { usuario, enlace } },
    );
  };
  const ask = (cuenta: Account, action: Action) => {
    const { label, body, consequences: text, confirm = label } = action;
    const onConfirm = () => apply(cuenta, action);
    const title = `¿${body.nuevo_enlace ? 'Dar un enlace nuevo' : label} a ${cuenta.usuario}?`;
    if (text === undefined) void onConfirm();
    else setQuestion({ title, text, confirm, onConfirm });
  };
  const askDelete = ({ uid, usuario }: Account) =>
    setQuestion({
      title: `¿Seguro que quieres borrar la cuenta de ${usuario}?`,
      text: 'Se cierran sus sesiones y no podrá volver a entrar. Lo que ha apuntado se queda, y su nombre de usuario queda libre.',
      confirm: 'Borrar',
      onConfirm: async () => {
        const result = await remove.send({ id: uid });
        finish({ notice: noticeOf(result, `Cuenta de ${usuario} borrada.`) });
      },
    });

  return (
    <Page title="Cuentas" documentTitle="Administrar cuentas">
      <NoticeBanner notice={notice} />
      {link && <LinkBox key={link.enlace} {...link} />}
      <section>
        <SectionHeading>Quién puede entrar</SectionHeading>
        <ApiContent query={query} loading={<LoadingList />}>
          {(cuentas) => (
            <RuledList>
              {cuentas.map((cuenta) => (
                <AccountRow
                  key={cuenta.uid}
                  cuenta={cuenta}
                  isMine={loginEmail(cuenta.usuario, clubConfig.loginDomain) === email}
                  now={now}
                  onAction={(action) => ask(cuenta, action)}
                  onDelete={() => askDelete(cuenta)}
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
      <ConfirmDialog
        title={question?.title ?? ''}
        confirmLabel={question?.confirm ?? ''}
        isOpen={question !== undefined}
        isBusy={change.isBusy || remove.isBusy}
        onConfirm={() => void question?.onConfirm()}
        onCancel={() => setQuestion(undefined)}
      >
        <Typography>{question?.text}</Typography>
      </ConfirmDialog>
    </Page>
  );
}
