import { useState } from 'react';
import { type Draft, useDraft } from '../../lib/drafts/use-draft';
import { type LineRange, withoutRows } from './table';

/** A pasted text, kept as a draft until all of it is created. */
export interface Pasted {
  readonly texto: string;
  readonly setText: (text: string) => void;
  readonly draft: Draft;
  /** Whether the text is what remains after other rows were created. */
  readonly isRest: boolean;
  /** Removes rows from the text. Clears it if there are no `others`. */
  readonly remove: (filas: readonly LineRange[], others: number) => void;
  /** Clears the text: everything was created. */
  readonly clear: () => void;
}

const countLines = (text: string) => text.split('\n').length;

/** Text of a paste field; `noun` identifies it: 'jugadores'. */
export function usePaste(noun: string): Pasted {
  const [text, setText] = useState('');
  const [isRest, setIsRest] = useState(false);
  const draft = useDraft({
    clave: `pegar/${noun}`,
    titulo: `Filas de ${noun} pegadas`,
    valor: { texto: text },
    isDirty: text !== '',
    onRecover: (kept) => {
      setText(kept.texto);
    },
  });
  const clear = () => {
    draft.clear();
    setText('');
    setIsRest(false);
  };
  return {
    texto: text,
    setText: (next) => {
      setText(next);
      // More lines than before: a new paste.
      if (next === '' || countLines(next) > countLines(text)) setIsRest(false);
    },
    draft,
    isRest,
    remove: (filas, others) => {
      if (others === 0) {
        clear();
        return;
      }
      setText(withoutRows(text, filas));
      setIsRest(true);
    },
    clear,
  };
}
