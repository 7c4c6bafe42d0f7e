import { MiClaveScreen } from '../cuentas/mi-clave-screen';
import { usePanel } from './use-panel';

/** Password change of the current account. */
export function MiClaveRoute() {
  return <MiClaveScreen email={usePanel().cuenta.email} />;
}
