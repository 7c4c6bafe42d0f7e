import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { useDocumentTitle } from '../../components/page';
import { paths } from '../../lib/paths';

/** Unknown paths and unknown ids (decisions, section 5). */
export function NotFound() {
  useDocumentTitle('ERROR 404');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 8, textAlign: 'center' }}>
      <Crest size={72} />
      <Typography variant="h1">ERROR 404 - Esta pagina no existe</Typography>
      <Typography color="text.secondary">Esta página no existe</Typography>
      <Button variant="contained" component={Link} to={paths.home}>
        Ir al inicio
      </Button>
    </Box>
  );
}
