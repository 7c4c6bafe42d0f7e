import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface ConflictBannerProps {
  /** What the server said. */
  readonly msg: string;
  readonly onViewSaved: () => void;
  readonly onKeepEditing: () => void;
}

/** Somebody else has saved this match: shows the ways on, none of which loses a text (regla 44). */
export function ConflictBanner({ msg, onViewSaved, onKeepEditing }: ConflictBannerProps) {
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

/** While the saved version is looked at: the way back to one's own text. */
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
