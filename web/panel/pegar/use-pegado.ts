import { useState } from 'react';
import { type Draft, useDraft } from '../../lib/borradores/use-draft';
import { type LineRange, withoutRows } from './tabla';

/** A pasted text, kept on this device until all of it has been created. */
export interface Pegado {
  readonly texto: string;
  readonly setTexto: (texto: string) => void;
  readonly draft: Draft;
  /** Whether the text is what is left of one whose other rows have been created. */
  readonly isRest: boolean;
  /** Takes rows out of the text and leaves the `others`; without any the field is empty. */
  readonly remove: (filas: readonly LineRange[], others: number) => void;
  /** Empties the field: everything is there. */
  readonly clear: () => void;
}

const countLines = (texto: string) => texto.split('\n').length;

/** The text of a field that rows are pasted into; `noun` says which: 'jugadores'. */
export function usePegado(noun: string): Pegado {
  const [texto, setTexto] = useState('');
  const [isRest, setIsRest] = useState(false);
  const draft = useDraft({
    clave: `pegar/${noun}`,
    titulo: `Filas de ${noun} pegadas`,
    valor: { texto },
    isDirty: texto !== '',
    onRecover: (kept) => {
      setTexto(kept.texto);
    },
  });
  const clear = () => {
    draft.clear();
    setTexto('');
    setIsRest(false);
  };
  return {
    texto,
    setTexto: (next) => {
      setTexto(next);
      // With more lines than before it is another paste.
      if (next === '' || countLines(next) > countLines(texto)) setIsRest(false);
    },
    draft,
    isRest,
    remove: (filas, others) => {
      if (others === 0) {
        clear();
        return;
      }
      setTexto(withoutRows(texto, filas));
      setIsRest(true);
    },
    clear,
  };
}
