import { tituloDocumento } from '@club/shared';
import { type ReactNode, useEffect } from 'react';
import css from './page.module.css';
import { useAjustes } from '../lib/estado/club-context';

interface PageProps {
  readonly title: string;
  /** The document's title when it says more than the heading. */
  readonly documentTitle?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its heading; sets the document's title and begins at the top. */
export function Page({ title, documentTitle = title, action, children }: PageProps) {
  useDocumentTitle(documentTitle);
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Names the document as the server did; see `tituloDocumento`. */
export function useDocumentTitle(title: string) {
  const ajustes = useAjustes();
  useEffect(() => {
    document.title = tituloDocumento(title, ajustes);
  }, [title, ajustes]);
}

/** Heading of a part of a page; shown with a capital even where the text has none. */
export function SectionHeading({
  children,
  id,
}: {
  readonly children: ReactNode;
  readonly id?: string;
}) {
  return (
    <h2 id={id} className={css.section}>
      {children}
    </h2>
  );
}
