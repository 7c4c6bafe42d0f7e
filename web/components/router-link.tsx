import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './router-link.module.css';

interface InternalLinkProps {
  readonly to: string;
  readonly viewTransition?: boolean;
  readonly onClick?: () => void;
  readonly color?: 'inherit';
  readonly children: ReactNode;
}

/** Router link in the site's style. */
export function InternalLink({ color, children, ...link }: InternalLinkProps) {
  return (
    <Link {...link} className={color === undefined ? css.link : css.inherit}>
      {children}
    </Link>
  );
}
