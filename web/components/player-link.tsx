import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toJugador } from '../lib/links';

interface PlayerLinkProps {
  readonly id: string;
  /** False for a deleted player, who is shown without a link (regla 18). */
  readonly hasPage: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A player's row or card, which links to his page. */
export const PlayerLink = ({ id, hasPage, className, children }: PlayerLinkProps) =>
  hasPage ? (
    <Link {...toJugador(id)} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  );
