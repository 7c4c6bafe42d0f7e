import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import css from './back-row.module.css';

interface BackRowProps {
  /** Path of the list that the page belongs to. */
  readonly to: string;
  readonly label: string;
  /** Links to pages beside this one. */
  readonly beside?: ReactNode;
  /** Actions of the page. */
  readonly children: ReactNode;
}

/** Row above a detail page: link back to the list, and actions. */
export function BackRow({ to, label, beside, children }: BackRowProps) {
  return (
    <div className={css.row}>
      <Button to={to} className={css.back}>
        {`← ${label}`}
      </Button>
      {beside}
      <div className={css.actions}>{children}</div>
    </div>
  );
}
