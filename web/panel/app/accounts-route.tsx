import { AccountsScreen } from '../accounts/accounts-screen';
import { usePanel } from './use-panel';

export function AccountsRoute() {
  return <AccountsScreen email={usePanel().cuenta.email} />;
}
