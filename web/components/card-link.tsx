import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './card-link.module.css';

interface CardLinkProps {
  readonly to: string;
  readonly viewTransition?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Makes a whole card one link. Children are stacked vertically. */
export function CardLink({ children, ...link }: CardLinkProps) {
  return (
    <Link {...link} className={css.link}>
      {children}
    </Link>
  );
}
