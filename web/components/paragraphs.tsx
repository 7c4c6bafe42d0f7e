import { parrafosOf } from '@club/shared';

/** The club's free text as paragraphs. Rendered as text, never as HTML. */
export function Paragraphs({ texto }: { readonly texto: string }) {
  return parrafosOf(texto).map((parrafo, index) => (
    <p key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {parrafo}
    </p>
  ));
}
