import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** A link inside the site, in the site's look. */
export function InternalLink({ to, ...rest }: Omit<LinkProps, 'href'> & { readonly to: string }) {
  return <Link component={RouterLink} to={to} {...rest} />;
}
