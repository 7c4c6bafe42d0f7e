import { MiClaveScreen } from '../cuentas/mi-clave-screen';
import { usePanel } from './use-panel';

/** The password of whoever is here. */
export function MiClaveRoute() {
  return <MiClaveScreen email={usePanel().cuenta.email} />;
}
