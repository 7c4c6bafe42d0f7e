import Box from '@mui/material/Box';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Link inside a text, with a large touch target. */
export function TextLink({ to, children }: PropsWithChildren<{ readonly to: string }>) {
  return (
    <Box component={Link} to={to} sx={{ color: 'inherit', display: 'inline-block', py: 1.5 }}>
      {children}
    </Box>
  );
}

/** Plain list, one item a line. */
export function BulletList({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, fontWeight: 400, overflowWrap: 'anywhere' }}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  );
}
