import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface PhotoGroupProps {
  readonly label: string;
  readonly gap: number;
  readonly children: ReactNode;
}

/** What belongs to one photo, or to several, across a form. */
export function PhotoGroup({ label, gap, children }: PhotoGroupProps) {
  const legend = useId();
  return (
    <Box
      role="group"
      aria-labelledby={legend}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap, minWidth: 0 }}
    >
      <Box id={legend} sx={{ fontWeight: 700 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
