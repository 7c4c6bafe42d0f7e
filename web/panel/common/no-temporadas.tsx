import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/match-states';

interface NoTemporadasProps {
  /** What a season is needed for: 'crear partidos'. */
  readonly task: string;
  /** Screen where a season is created. */
  readonly temporadasPath: string;
}

/** Empty state when there is no season yet. */
export function NoTemporadas({ task, temporadasPath }: NoTemporadasProps) {
  return (
    <EmptyState title={`Aún no hay temporadas. Crea una antes de ${task}.`}>
      <Button component={Link} to={temporadasPath} variant="contained">
        Ir a temporadas
      </Button>
    </EmptyState>
  );
}
