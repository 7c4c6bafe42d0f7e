import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useDrafts } from '../../lib/drafts/use-draft';
import { draftTime } from '../common/draft-banner';

/** Unsaved drafts, with links to continue. */
export function Drafts() {
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      <Typography>Hay borradores sin guardar en este dispositivo:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {drafts.map(([clave, { titulo, cuando, ruta }]) => (
          <li key={clave}>
            <Box
              component={Link}
              to={ruta}
              sx={{ color: 'inherit', display: 'inline-block', py: 1.25 }}
            >
              {titulo}
            </Box>{' '}
            ({draftTime(cuando)})
          </li>
        ))}
      </Box>
    </Alert>
  );
}
