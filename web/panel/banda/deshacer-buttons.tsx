import { BigButton } from './big-button';
import { deshacible, rehacible } from './apuntar';
import type { Cuaderno } from './cuaderno';
import { nombresOf, pasoText } from './paso-text';
import type { Apuntes } from './use-apuntes';

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
