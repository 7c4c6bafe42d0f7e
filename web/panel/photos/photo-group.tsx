import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface PhotoGroupProps {
  readonly label: string;
  readonly gap: number;
  readonly children: ReactNode;
}

/** Full-width form group for one or more photos. */
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
