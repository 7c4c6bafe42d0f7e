import type { Inicio } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, Navigate } from 'react-router-dom';

interface PrimerosPasosProps {
  readonly inicio: Inicio;
  /** Path of the setup assistant. */
  readonly empezarPath: string;
}

/** Leads to the setup assistant: a redirect without a season, a card while the season has no matches. */
export function FirstSteps({ inicio, empezarPath }: PrimerosPasosProps) {
  if (inicio.temporada_id === null) return <Navigate to={empezarPath} replace />;
  if (inicio.partidos.length > 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button component={Link} to={empezarPath} color="inherit" sx={{ minHeight: 44 }}>
          Seguir
        </Button>
      }
    >
      La temporada aún no tiene partidos: sigue con los primeros pasos.
    </Alert>
  );
}
