import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type ActaDifference, differenceText } from './acta-differences';

interface ConflictBannerProps {
  readonly msg: string;
  readonly differences: readonly ActaDifference[];
  readonly onViewSaved: () => void;
  readonly onKeepEditing: () => void;
}

export function Differences({ differences }: Pick<ConflictBannerProps, 'differences'>) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 3, overflowWrap: 'anywhere' }}>
      {differences.map((difference) => (
        <li key={difference.what}>{differenceText(difference)}</li>
      ))}
    </Box>
  );
}

/** Conflict with somebody else's save. Each of its actions keeps both versions (regla 44). */
export function ConflictBanner({
  msg,
  differences,
  onViewSaved,
  onKeepEditing,
}: ConflictBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  return (
    <Alert
      ref={banner}
      severity="error"
      role="alert"
      tabIndex={-1}
      sx={{ border: '1px solid', borderColor: 'error.main', scrollMarginTop: 140 }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{msg}</Typography>
      {differences.length > 0 && (
        <>
          <Typography>No coinciden (la ficha guardada / esta):</Typography>
          <Differences differences={differences} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onViewSaved}>
          Ver la versión guardada
        </Button>
        <Button color="inherit" onClick={onKeepEditing}>
          Seguir editando
        </Button>
      </Box>
    </Alert>
  );
}

/** Shown while the saved version is viewed: button back to one's own edits. */
export function AsideBanner({ onRecover }: { readonly onRecover: () => void }) {
  return (
    <Alert severity="info" role="status">
      <Typography sx={{ mb: 1 }}>
        Estás viendo la versión guardada. Tus cambios siguen a salvo.
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onRecover}>
        Recuperar mis cambios
      </Button>
    </Alert>
  );
}
