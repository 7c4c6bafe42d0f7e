import { paragraphsOf } from '@club/shared';
import type { ReactNode } from 'react';
import css from '../site/pages/club-page.module.css';

/** Running text at a readable measure. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}

/** The club's free text as paragraphs. Rendered as text, never as HTML. */
export function Paragraphs({ text }: { readonly text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {paragraph}
    </p>
  ));
}

export function EmailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
