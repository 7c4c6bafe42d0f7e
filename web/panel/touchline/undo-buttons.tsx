import { BigButton } from './big-button';
import { undoable, redoable } from './note-evento';
import type { Notebook } from './notebook';
import { namesOf, stepText } from './step-text';
import type { Entries } from './use-notes';

interface UndoButtonsProps {
  readonly cuaderno: Notebook;
  readonly entries: Entries;
}

export function UndoButtons({ cuaderno: { pasos, plantilla }, entries }: UndoButtonsProps) {
  const nameOf = namesOf(plantilla);
  const undone = undoable(pasos);
  const redone = redoable(pasos);
  return (
    <>
      <BigButton isDisabled={!undone} fontSize={14} onClick={() => void entries.undo()}>
        ↶ Deshacer{undone && `: ${stepText(undone, pasos, nameOf)}`}
      </BigButton>
      <BigButton isDisabled={!redone} fontSize={14} onClick={() => void entries.redo()}>
        ↷ Rehacer{redone && `: ${stepText(redone, pasos, nameOf)}`}
      </BigButton>
    </>
  );
}
