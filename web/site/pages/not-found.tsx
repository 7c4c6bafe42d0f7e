import { TITULO_NO_ENCONTRADO } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button';
import { Crest } from '../../components/crest';
import { useDocumentTitle } from '../../components/page';
import { paths } from '../../lib/paths';

/** Unknown paths and unknown ids (regla 6). */
export function NotFound() {
  useDocumentTitle(TITULO_NO_ENCONTRADO);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 8, textAlign: 'center' }}>
      <Crest size={72} />
      <Typography variant="h1">{TITULO_NO_ENCONTRADO}</Typography>
      <Typography color="text.secondary">Esta página no existe</Typography>
      <Button variant="contained" to={paths.home}>
        Ir al inicio
      </Button>
    </Box>
  );
}
