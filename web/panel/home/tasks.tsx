import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LINE, RuledList } from '../common/rows';
import { isPartidoTask, type Task, URGENT } from './pending';

function TaskRow({ kind, title, detail, button, to }: Task) {
  const isUrgent = URGENT.has(kind);
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
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={to}
        variant={isUrgent ? 'contained' : 'outlined'}
        // Unique, as several buttons may have the same text.
        aria-label={`${button}: ${title}`}
        sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        {button}
      </Button>
    </Box>
  );
}

/** How many tasks of each kind are shown at first. Without a limit, missing sheets could fill the screen. */
const PER_KIND = 3;

/** Tasks, most urgent first. */
export function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const [isAll, setIsAll] = useState(false);
  if (tasks.length === 0) {
    return (
      <Alert severity="success" role="status">
        Nada pendiente. Todo al día.
      </Alert>
    );
  }
  const seen = new Map<Task['kind'], number>();
  const shown = tasks.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return isAll || count <= PER_KIND;
  });
  const hidden = tasks.length - shown.length;
  return (
    <>
      <RuledList label="Pendiente">
        {shown.map((task) => (
          <TaskRow
            key={`${task.kind} ${isPartidoTask(task) ? task.partido.partido_id : ''}`}
            {...task}
          />
        ))}
      </RuledList>
      {hidden > 0 && (
        <Button fullWidth onClick={() => setIsAll(true)}>
          Ver {hidden} más
        </Button>
      )}
    </>
  );
}
