import { MiClubScreen } from '../mi-club/mi-club-screen';
import { adminPaths } from './admin-paths';

/** From the demonstration to a club of one's own. */
export function MiClubRoute() {
  return (
    <MiClubScreen
      empezarPath={adminPaths.empezar}
      // Name, colours and what the page knows besides are another club's now: it is loaded anew.
      onVaciado={() => {
        window.location.assign(adminPaths.empezar);
      }}
    />
  );
}
