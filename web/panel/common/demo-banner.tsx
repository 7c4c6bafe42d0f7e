import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Marks the club as a demonstration, with a link to start a real one. Helpers get no link. */
export function DemoBanner({ miClubPath }: { readonly miClubPath: string | undefined }) {
  return (
    <Alert
      severity="info"
      role="note"
      variant="outlined"
      sx={{ py: 0, alignItems: 'center' }}
      action={
        miClubPath !== undefined && (
          <Button
            component={Link}
            to={miClubPath}
            color="inherit"
            sx={{ minHeight: 48, whiteSpace: 'nowrap' }}
          >
            Empezar mi club
          </Button>
        )
      }
    >
      Este club es de demostración.
    </Alert>
  );
}
