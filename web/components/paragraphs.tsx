import { paragraphsOf } from '@club/shared';

/** The club's free text as paragraphs. Rendered as text, never as HTML. */
export function Paragraphs({ texto: text }: { readonly texto: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {paragraph}
    </p>
  ));
}
