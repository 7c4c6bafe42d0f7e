import { CuentasScreen } from '../accounts/accounts-screen';
import { usePanel } from './use-panel';

export function CuentasRoute() {
  return <CuentasScreen email={usePanel().cuenta.email} />;
}
