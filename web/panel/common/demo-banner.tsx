import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Says that this club is a demonstration, and where one's own begins; a helper is only told. */
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
