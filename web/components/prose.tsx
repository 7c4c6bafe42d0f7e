import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Running text at a readable measure. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        maxWidth: 720,
        lineHeight: 1.65,
        '& h2': { fontSize: 19, mt: 3, mb: 1 },
        '& p': { my: 1.25 },
        '& a': { color: 'primary.main', fontWeight: 600 },
        '& li': { my: 0.5 },
      }}
    >
      {children}
    </Box>
  );
}
