import CheckIcon from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSettings } from '../../lib/state/club-context';
import { LINE } from '../common/rows';
import type { Pending } from './pending';
import { type Task, taskOf } from './pending-text';

function TaskRow({ titulo, detalle, boton, to, isUrgent }: Task) {
  return (
    <Box
      component="li"
      sx={{
        ...LINE,
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.5,
        borderLeft: '4px solid',
        borderLeftColor: isUrgent ? 'secondary.main' : 'transparent',
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
        variant={isUrgent ? 'contained' : 'outlined'}
        // Unique, as several buttons may have the same text.
        aria-label={`${boton}: ${titulo}`}
        sx={{ minHeight: 48, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        {boton}
      </Button>
    </Box>
  );
}

/** Tasks shown of each kind at first. A season without sheets would otherwise hide all others. */
const PER_KIND = 3;

interface TasksProps {
  readonly pendientes: readonly Pending[];
}

function NothingPending() {
  return (
    <Card
      role="status"
      sx={{ p: 3, display: 'flex', gap: 2, alignItems: 'center', borderStyle: 'dashed' }}
    >
      <CheckIcon aria-hidden sx={{ fontSize: 'size.40', color: 'success.main' }} />
      <Typography sx={{ fontWeight: 700 }}>Nada pendiente. Todo al día.</Typography>
    </Card>
  );
}

/** Tasks, most urgent first. */
export function Tasks({ pendientes: pending }: TasksProps) {
  const { nombre, zona_horaria: zone } = useSettings();
  const [isAll, setIsAll] = useState(false);
  if (pending.length === 0) return <NothingPending />;
  const seen = new Map<Pending['tipo'], number>();
  const shown = pending.filter(({ tipo }) => {
    const count = (seen.get(tipo) ?? 0) + 1;
    seen.set(tipo, count);
    return isAll || count <= PER_KIND;
  });
  const hidden = pending.length - shown.length;
  return (
    <Card>
      <Box component="ul" aria-label="Pendiente" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((pendiente) => (
          <TaskRow
            key={`${pendiente.tipo} ${'partido' in pendiente ? pendiente.partido.partido_id : ''}`}
            {...taskOf(pendiente, { nombre, zona: zone })}
          />
        ))}
      </Box>
      {hidden > 0 && (
        <Button
          fullWidth
          onClick={() => setIsAll(true)}
          sx={{ minHeight: 48, borderRadius: 0, borderTop: '1px solid', borderColor: 'divider' }}
        >
          Ver {hidden} más
        </Button>
      )}
    </Card>
  );
}
