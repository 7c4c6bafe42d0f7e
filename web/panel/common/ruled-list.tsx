import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RuledListProps {
  /** Accessible name, needed if there are several lists. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** List with a line between rows. */
export function RuledList({ label, children }: RuledListProps) {
  return (
    <Box
      component="ul"
      data-lista=""
      {...(label !== undefined && { 'aria-label': label })}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}
