import { clubConfig, type Account, endpoints, loginEmail } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Page, SectionHeading } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useNow } from '../../lib/use-now';
import { useAccount } from '../app/panel-context';
import { ApiContent } from '../common/api-content';
import { useQuestion } from '../common/confirm-dialog';
import { RuledList } from '../common/rows';
import { type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { type Action, AccountRow } from './account-row';
import { type AccountLink, InviteForm, LinkBox } from './invite-form';

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
  const apply = ({ uid, usuario }: Account, action: Action) => {
    const { label, body, done, consequences, confirm: confirmLabel = label } = action;
    const work = () => change.send({ id: uid, body });
    const onDone = (result: Awaited<ReturnType<typeof work>>) => {
      const newLink = result.ok ? result.value.data.enlace : undefined;
      finish(
        newLink === undefined
          ? { notice: toNotice(result, done) }
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
