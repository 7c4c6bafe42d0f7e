import { BigButton } from './big-button';
import { deshacible, rehacible } from './note-evento';
import type { Notebook } from './notebook';
import { nombresOf, stepText } from './step-text';
import type { Apuntes } from './use-notes';

interface DeshacerButtonsProps {
  readonly cuaderno: Notebook;
  readonly apuntes: Apuntes;
}

export function UndoButtons({ cuaderno: { pasos, plantilla }, apuntes }: DeshacerButtonsProps) {
  const nameOf = nombresOf(plantilla);
  const undone = deshacible(pasos);
  const redone = rehacible(pasos);
  return (
    <>
      <BigButton isDisabled={!undone} fontSize={14} onClick={() => void apuntes.undo()}>
        ↶ Deshacer{undone && `: ${stepText(undone, pasos, nameOf)}`}
      </BigButton>
      <BigButton isDisabled={!redone} fontSize={14} onClick={() => void apuntes.redo()}>
        ↷ Rehacer{redone && `: ${stepText(redone, pasos, nameOf)}`}
      </BigButton>
    </>
  );
}
