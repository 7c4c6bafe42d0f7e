import { MiClaveScreen } from '../cuentas/mi-clave-screen';
import { usePanel } from './use-panel';

export function MiClaveRoute() {
  return <MiClaveScreen email={usePanel().cuenta.email} />;
}
