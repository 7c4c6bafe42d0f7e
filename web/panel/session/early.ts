import { endpoints } from '@club/shared';
import { readEarly } from '../../lib/api/use-api';
import { firebaseAccess } from '../../lib/auth/session';
import { paths } from '../../lib/paths';

/*
 * Restores the session and reads the home's data while the code of the screens is still being loaded, as both take
 * round trips of their own.
 */
const stop = firebaseAccess.subscribe(() => {
  stop();
  const session = firebaseAccess.session();
  if (session.kind !== 'signed-in' || !session.account.isAdmin) return;
  if (location.pathname === paths.admin) readEarly(endpoints.fetchInicio);
});
