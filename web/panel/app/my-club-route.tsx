import { MyClubScreen } from '../my-club/my-club-screen';
import { adminPaths } from './admin-paths';

/** Replaces the demonstration with a real club. */
export function MyClubRoute() {
  return (
    <MyClubScreen
      empezarPath={adminPaths.empezar}
      // Full reload: the page's name, colours and cached data belong to the demonstration.
      onVaciado={() => {
        window.location.assign(adminPaths.empezar);
      }}
    />
  );
}
