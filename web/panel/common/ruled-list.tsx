import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RuledListProps {
  /** Names the list where there are several. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Rows of a list under each other, a line between them. */
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
