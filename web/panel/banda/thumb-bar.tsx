import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ThumbBarProps {
  readonly columns?: string;
  readonly children: ReactNode;
}

/** What stays under the thumb, at the end of the screen. */
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
