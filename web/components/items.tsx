import clsx from 'clsx';
import type { ReactNode } from 'react';
import surface from './surface.module.css';

interface ItemsProps<T> {
  readonly items: readonly T[];
  readonly idOf: (item: T) => string;
  readonly className: string | undefined;
  readonly children: (item: T) => ReactNode;
}

/** List without bullets. */
export function Items<T>({ items, idOf, className, children }: ItemsProps<T>) {
  return (
    <ul className={clsx(surface.list, className)}>
      {items.map((item) => (
        <li key={idOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
