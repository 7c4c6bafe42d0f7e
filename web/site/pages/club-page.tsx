import { splitParagraphs } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Crest } from '../../components/crest';
import { useDocumentTitle } from '../../components/page';
import { PlayerShirt } from '../../components/player-shirt';
import surface from '../../components/surface.module.css';
import { useSettings } from '../../lib/state/club-context';
import css from './club-page.module.css';

/** Number on the example shirt. */
const DORSAL = 10;

interface ClubPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Page about the club itself: its heading is on the club's colours, with motto, crest and shirt. */
export function ClubPage({ title, children }: ClubPageProps) {
  const { lema, camiseta } = useSettings();
  useDocumentTitle(title);
  return (
    <section className={css.page}>
      <header data-dibujo={camiseta.dibujo} className={clsx(surface.band, surface.club, css.head)}>
        <div>
          <h1>{title}</h1>
          {lema !== '' && <p>{lema}</p>}
        </div>
        <div aria-hidden className={css.pictures}>
          <Crest size={88} />
          <PlayerShirt dorsal={DORSAL} size={104} />
        </div>
      </header>
      {children}
    </section>
  );
}

/** Running text with lines of a readable length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}

/** The club's free text as paragraphs. Rendered as text, never as HTML. */
export function Paragraphs({ text }: { readonly text: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {paragraph}
    </p>
  ));
}

export function EmailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
