import { isSameContent } from '../domain/same-content';
import type { Contenido, Registro } from '../registros/registro';
import { sayValue } from '../registros/valores';

/** The fields that changed and that somebody changed: what follows from others is nobody's doing. */
export function changedFields(
  { campos }: Pick<Registro, 'campos'>,
  antes: Contenido,
  despues: Contenido,
): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (campo) => campos[campo]?.origen !== 'derivado' && !isSameContent(antes[campo], despues[campo]),
  );
}

/** Old and new value of each field of a record that changed, in words: 'dorsal: 9 → 10'. */
export function registroDiferencias(
  registro: Pick<Registro, 'campos' | 'cuenta'>,
  antes: Contenido,
  despues: Contenido,
): string[] {
  const lineas = changedFields(registro, antes, despues).flatMap((campo) => {
    const { nombre = campo, enDiferencia = nombre, dice = sayValue } = registro.campos[campo] ?? {};
    return dice ? [`${enDiferencia}: ${dice(antes[campo])} → ${dice(despues[campo])}`] : [];
  });
  return registro.cuenta?.(antes, despues, lineas) ?? lineas;
}
