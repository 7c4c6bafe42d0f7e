import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ThumbBarProps {
  readonly columns?: string;
  readonly children: ReactNode;
}

/** Sticky bar at the bottom, within reach of the thumb. */
export function ThumbBar({ columns, children }: ThumbBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: columns,
        pt: 1,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
}
