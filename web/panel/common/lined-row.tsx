import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LinedRowProps {
  readonly sx: {
    readonly gap: number;
    readonly py?: number;
    readonly minHeight?: number;
    readonly flexWrap?: 'wrap';
  };
  readonly children: ReactNode;
}

/** List row with a bottom border. */
export function LinedRow({ sx, children }: LinedRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: '1px solid',
        borderColor: 'divider',
        ...sx,
      }}
    >
      {children}
    </Box>
  );
}
