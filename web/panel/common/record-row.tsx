import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DangerButton } from './danger-button';

interface RecordRowProps {
  readonly title: string;
  /** What the record is to screen readers, after 'Editar' and 'Borrar'. */
  readonly name: string;
  /** Before the title: a swatch, an arrow. */
  readonly leading?: ReactNode;
  /** Below the title. */
  readonly children?: ReactNode;
  /** Further buttons, between 'Editar' and 'Borrar'. */
  readonly actions?: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A record in a list of the panel, with what can be done to it. */
export function RecordRow({
  title,
  name,
  leading,
  children,
  actions,
  onEdit,
  onDelete,
}: RecordRowProps) {
  return (
    <Card
      component="li"
      sx={{
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {leading}
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Typography>
          {children}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '& button': { px: 1.5 } }}>
        <Button variant="outlined" onClick={onEdit} aria-label={`Editar ${name}`}>
          Editar
        </Button>
        {actions}
        <DangerButton
          variant="text"
          label="Borrar"
          fullLabel={`Borrar ${name}`}
          onClick={onDelete}
        />
      </Box>
    </Card>
  );
}
