import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import css from './back-row.module.css';

interface BackRowProps {
  /** The list that the page is one of. */
  readonly to: string;
  readonly label: string;
  /** What can be done with the page. */
  readonly children: ReactNode;
}

/** Above a page of one thing: the way back to all of them, and what can be done with this one. */
export function BackRow({ to, label, children }: BackRowProps) {
  return (
    <div className={css.row}>
      <Button to={to} className={css.back}>
        {`← ${label}`}
      </Button>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
