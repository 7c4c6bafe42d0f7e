import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Inline link with a large touch target. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{ color: 'inherit', display: 'inline-block', py: 1.25, fontWeight: 600 }}
    >
      {children}
    </Box>
  );
}
