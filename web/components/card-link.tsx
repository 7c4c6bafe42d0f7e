import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface CardLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A card's whole surface as a link; its parts stand below each other. */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        height: '100%',
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      {children}
    </Box>
  );
}
