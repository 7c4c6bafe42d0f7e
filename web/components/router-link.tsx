import { Link, type LinkProps } from 'react-router-dom';
import type { ReactNode } from 'react';
import css from './router-link.module.css';
import { toJugador } from '../lib/paths';

interface InternalLinkProps extends LinkProps {
  readonly color?: 'inherit';
}

/** Router link in the site's style. */
export const InternalLink = ({ color, ...link }: InternalLinkProps) => (
  <Link {...link} className={color === undefined ? css.link : css.inherit} />
);

/** Makes a whole card one link. Children are stacked vertically. */
export const CardLink = (link: LinkProps) => <Link {...link} className={css.card} />;

interface PlayerLinkProps {
  readonly id: string;
  /** False for a deleted player, who is shown without a link (regla 18). */
  readonly hasPage: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A player's name, row or card, which links to his page. */
export const PlayerLink = ({ id, hasPage, className, children }: PlayerLinkProps) =>
  hasPage ? (
    <Link {...toJugador(id)} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  );
