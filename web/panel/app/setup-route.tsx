import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/not-found';
import { EmpezarScreen } from '../setup/setup-screen';
import { isPaso } from '../setup/steps';
import { adminPaths } from './admin-paths';

/** Setup assistant at one of its steps. */
export function EmpezarRoute() {
  const { paso } = useParams();
  if (paso !== undefined && !isPaso(paso)) return <NotFound />;
  return (
    <EmpezarScreen
      paso={paso}
      paths={{
        pathOf: adminPaths.paso,
        inicioPath: adminPaths.inicio,
        cuentasPath: adminPaths.cuentas,
        plantillaPath: adminPaths.plantilla,
        miClubPath: adminPaths.miClub,
      }}
    />
  );
}
