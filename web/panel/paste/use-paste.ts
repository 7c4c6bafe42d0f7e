import { useState } from 'react';
import { type Draft, useDraft } from '../../lib/drafts/use-draft';
import { type LineRange, withoutRows } from './table';

/** A pasted text, kept as a draft until all of it is created. */
export interface Pegado {
  readonly texto: string;
  readonly setTexto: (texto: string) => void;
  readonly draft: Draft;
  /** Whether the text is what remains after other rows were created. */
  readonly isRest: boolean;
  /** Removes rows from the text. Clears it if there are no `others`. */
  readonly remove: (filas: readonly LineRange[], others: number) => void;
  /** Clears the text: everything was created. */
  readonly clear: () => void;
}

const countLines = (texto: string) => texto.split('\n').length;

/** Text of a paste field; `noun` identifies it: 'jugadores'. */
export function usePaste(noun: string): Pegado {
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
      // More lines than before: a new paste.
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
