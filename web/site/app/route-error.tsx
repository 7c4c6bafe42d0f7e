import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../components/estados';

/** What a route shows when it fails: a sentence and a way to try again; the console tells developers. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Container sx={{ py: 4 }}>
      <ErrorState />
    </Container>
  );
}
