import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminPaths } from '../app/admin-paths';
import { EmptyState } from '../../components/page-states';

/** Empty state when there is no season yet. `task` is what needs a season, such as 'crear partidos'. */
export function NoTemporadas({ task }: { readonly task: string }) {
  return (
    <EmptyState title={`Aún no hay temporadas. Crea una antes de ${task}.`}>
      <Button component={Link} to={adminPaths.temporadas} variant="contained">
        Ir a temporadas
      </Button>
    </EmptyState>
  );
}
