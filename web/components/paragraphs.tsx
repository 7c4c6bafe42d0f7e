import { parrafosOf } from '@club/shared';

/** A text of the club's as paragraphs: as text, never as HTML. */
export function Paragraphs({ texto }: { readonly texto: string }) {
  return parrafosOf(texto).map((parrafo, index) => (
    <p key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {parrafo}
    </p>
  ));
}
