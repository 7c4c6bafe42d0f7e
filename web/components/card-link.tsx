import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './card-link.module.css';

interface CardLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A card's whole surface as a link; its parts stand below each other. */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Link to={to} className={css.link}>
      {children}
    </Link>
  );
}
