import { Link, type LinkProps } from 'react-router-dom';
import { createContext, type ReactNode, useContext, useState } from 'react';
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

/** Takes the last followed link out of the view transition, if its page is still mounted. */
let unfollow: (() => void) | undefined;

/**
 * `onClick` for a link, and whether it is the last one followed. Only its card takes part in the view transition,
 * because a `view-transition-name` must be unique on the page.
 */
export function useFollowedLink() {
  const [isFollowed, setIsFollowed] = useState(false);
  const onClick = () => {
    unfollow?.();
    unfollow = () => setIsFollowed(false);
    setIsFollowed(true);
  };
  return { isFollowed, onClick };
}

/** Ids of players who were deleted: pages name them without a link (regla 18). */
export const DeletedPlayersContext = createContext<readonly string[]>([]);

interface PlayerLinkProps {
  readonly id: string;
  /** Default: whether the player was not deleted. */
  readonly hasPage?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A player's name, row or card, which links to his page. */
export function PlayerLink({ id, hasPage, className, children }: PlayerLinkProps) {
  const isDeleted = useContext(DeletedPlayersContext).includes(id);
  return (hasPage ?? !isDeleted) ? (
    <Link {...toJugador(id)} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  );
}
