import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/not-found';
import { SetupScreen } from '../setup/setup-screen';
import { isStep } from '../setup/steps';
import { adminPaths } from './admin-paths';

/** Setup assistant at one of its steps. */
export function SetupRoute() {
  const { paso } = useParams();
  if (paso !== undefined && !isStep(paso)) return <NotFound />;
  return (
    <SetupScreen
      paso={paso}
      paths={{
        pathOf: adminPaths.paso,
        homePath: adminPaths.inicio,
        accountsPath: adminPaths.cuentas,
        plantillaPath: adminPaths.plantilla,
        miClubPath: adminPaths.miClub,
      }}
    />
  );
}
