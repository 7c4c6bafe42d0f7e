import { useState } from 'react';
import { type Draft, useDraft } from '../../lib/borradores/use-draft';

/** A pasted text, kept on this device until all of it has been created. */
export interface Pegado {
  readonly texto: string;
  readonly setTexto: (texto: string) => void;
  readonly draft: Draft;
  /** Empties the field: everything is there. */
  readonly clear: () => void;
}

/** The text of a field that rows are pasted into; `noun` says which: 'jugadores'. */
export function usePegado(noun: string): Pegado {
  const [texto, setTexto] = useState('');
  const draft = useDraft({
    clave: `pegar/${noun}`,
    titulo: `Filas de ${noun} pegadas`,
    valor: { texto },
    isDirty: texto !== '',
    onRecover: (kept) => {
      setTexto(kept.texto);
    },
  });
  return {
    texto,
    setTexto,
    draft,
    clear: () => {
      draft.clear();
      setTexto('');
    },
  };
}
