import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Link inside a text, with a large touch target. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Box component={Link} to={to} sx={{ color: 'inherit', display: 'inline-block', py: 1.5 }}>
      {children}
    </Box>
  );
}

interface BulletListProps {
  readonly items: readonly ReactNode[];
}

/** Plain list, one item a line. */
export function BulletList({ items }: BulletListProps) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, fontWeight: 400, overflowWrap: 'anywhere' }}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  );
}
