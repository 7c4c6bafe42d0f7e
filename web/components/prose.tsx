import type { ReactNode } from 'react';
import css from './prose.module.css';

/** Running text at a readable measure. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}
