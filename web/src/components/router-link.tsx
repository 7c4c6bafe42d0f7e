import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface InternalLinkProps {
  readonly to: string;
  readonly color?: 'inherit';
  readonly children: ReactNode;
}

/** A link inside the site, in the site's look. */
export function InternalLink({ to, color, children }: InternalLinkProps) {
  return (
    <Link component={RouterLink} to={to} {...(color && { color })}>
      {children}
    </Link>
  );
}
