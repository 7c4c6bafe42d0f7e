import { MyPasswordScreen } from '../accounts/my-password-screen';
import { usePanel } from './use-panel';

export function MyPasswordRoute() {
  return <MyPasswordScreen email={usePanel().cuenta.email} />;
}
