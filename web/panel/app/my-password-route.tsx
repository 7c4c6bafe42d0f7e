import { MiClaveScreen } from '../accounts/my-password-screen';
import { usePanel } from './use-panel';

export function MiClaveRoute() {
  return <MiClaveScreen email={usePanel().cuenta.email} />;
}
