import { documentTitle, type PageHead } from '@club/shared';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import css from './page.module.css';
import { useSettings } from '../lib/state/club-context';

interface PageProps {
  readonly title: string;
  /** Content of the heading, if it is more than the title. */
  readonly heading?: ReactNode;
  /** Document title, if it differs from the heading. */
  readonly documentTitle?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Page with a heading. Also sets the document title. */
export function Page({ title, heading, documentTitle = title, action, children }: PageProps) {
  useDocumentTitle(documentTitle);
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1>{heading ?? title}</h1>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Tells the server the page's head while it renders; `undefined` in the browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Sets the document title: in the browser here, on the server in the head of the HTML. */
export function useDocumentTitle(title: string, isFound = true) {
  const settings = useSettings();
  useContext(PageHeadContext)?.({ title, isFound });
  useEffect(() => {
    document.title = documentTitle(title, settings);
  }, [title, settings]);
}

interface SectionProps {
  readonly title: ReactNode;
  /** Id of the heading, as the target of a link. */
  readonly headingId?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Part of a page below its heading. */
export const Section = ({ title, headingId, className, children }: SectionProps) => (
  <section className={className}>
    <SectionHeading id={headingId}>{title}</SectionHeading>
    {children}
  </section>
);

interface SectionHeadingProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Heading of a page section. CSS capitalises the first letter. */
export const SectionHeading = ({ id, children }: SectionHeadingProps) => (
  <h2 id={id} className={css.section}>
    {children}
  </h2>
);
