import { isSameContent, type Contenido, type Registro, sayValue } from '@club/shared';

/** An empty text where there was nothing, as a form sends it, is no change. */
const isSameValue = (antes: unknown, despues: unknown): boolean =>
  isSameContent(antes === '' ? undefined : antes, despues === '' ? undefined : despues);

/** The fields that changed and that somebody changed: what follows from others is nobody's doing. */
export function changedFields(
  { campos }: Pick<Registro, 'campos'>,
  antes: Contenido,
  despues: Contenido,
): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (campo) => campos[campo]?.origen !== 'derivado' && !isSameValue(antes[campo], despues[campo]),
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
