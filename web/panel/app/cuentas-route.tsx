import { CuentasScreen } from '../cuentas/cuentas-screen';
import { usePanel } from './use-panel';

/** Accounts screen. The current account's email is marked in it. */
export function CuentasRoute() {
  return <CuentasScreen email={usePanel().cuenta.email} />;
}
