import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DangerButton } from './danger-button';

/** A record while many are picked. */
export interface PickedRow {
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

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
  /** While many are picked, picking it is all that can be done to it. */
  readonly pick?: PickedRow | undefined;
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
  pick,
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
        {pick && (
          <Checkbox
            checked={pick.isPicked}
            onChange={pick.onToggle}
            slotProps={{ input: { 'aria-label': `Elegir ${name}` } }}
            sx={{ width: 44, height: 44 }}
          />
        )}
        {leading}
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Typography>
          {children}
        </Box>
      </Box>
      {!pick && (
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
      )}
    </Card>
  );
}
