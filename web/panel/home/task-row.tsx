import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LINE } from '../common/rows';
import type { Tarea } from './pending-text';

export function TaskRow({ titulo, detalle, boton, to, isUrgente }: Tarea) {
  return (
    <Box
      component="li"
      sx={{
        ...LINE,
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.25,
        borderLeft: '4px solid',
        borderLeftColor: isUrgente ? 'secondary.main' : 'transparent',
        '& + &': { borderTop: '1px solid', borderTopColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{titulo}</Typography>
        <Typography variant="body2" color="textSecondary">
          {detalle}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={to}
        variant={isUrgente ? 'contained' : 'outlined'}
        // Unique, as several buttons may have the same text.
        aria-label={`${boton}: ${titulo}`}
        sx={{ minHeight: 48, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        {boton}
      </Button>
    </Box>
  );
}
