import { CuentasScreen } from '../cuentas/cuentas-screen';
import { usePanel } from './use-panel';

/** The accounts, of which one is that of whoever looks at them. */
export function CuentasRoute() {
  return <CuentasScreen email={usePanel().cuenta.email} />;
}
