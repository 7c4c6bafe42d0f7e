import { BigButton } from './big-button';
import { deshacible, rehacible } from './note-evento';
import type { Cuaderno } from './notebook';
import { nombresOf, pasoText } from './step-text';
import type { Apuntes } from './use-notes';

interface DeshacerButtonsProps {
  readonly cuaderno: Cuaderno;
  readonly apuntes: Apuntes;
}

export function DeshacerButtons({ cuaderno: { pasos, plantilla }, apuntes }: DeshacerButtonsProps) {
  const nameOf = nombresOf(plantilla);
  const undone = deshacible(pasos);
  const redone = rehacible(pasos);
  return (
    <>
      <BigButton isDisabled={!undone} fontSize={14} onClick={() => void apuntes.undo()}>
        ↶ Deshacer{undone && `: ${pasoText(undone, pasos, nameOf)}`}
      </BigButton>
      <BigButton isDisabled={!redone} fontSize={14} onClick={() => void apuntes.redo()}>
        ↷ Rehacer{redone && `: ${pasoText(redone, pasos, nameOf)}`}
      </BigButton>
    </>
  );
}
