import {
  accept,
  AJUSTES_INICIALES,
  type AjustesGuardados,
  ajustesRegistro,
  isSameContent,
  nextAjustes,
  type Patrocinador,
  type Result,
} from '@club/shared';
import { documents } from '../../store/documents';
import { readAjustes } from '../../store/read-club';
import type { UnitOfWork } from '../../store/unit-of-work';
import { writeAjustes } from '../settings/settings';
import { cambioOf, conflict, type Operacion } from './operation';

type Campo = Exclude<keyof AjustesGuardados, 'version' | 'slugs_anteriores'>;

const CAMPOS = Object.entries(ajustesRegistro.campos).flatMap(([campo, { origen }]) =>
  origen === 'propio' ? [campo as Campo] : [],
);

/** Earlier sponsors with their current logo flags: the history has no pictures (docs/decisions/0011). */
const withLogosOf = (antes: readonly Patrocinador[], ahora: readonly Patrocinador[]) =>
  antes.map((one) => ({
    ...one,
    disponible: ahora.some(({ id, disponible }) => id === one.id && disponible),
  }));

/** Restores the settings that the operation changed. Refused if one of them has been changed since. */
export async function restoreAjustes(uow: UnitOfWork, operacion: Operacion): Promise<Result<null>> {
  const cambio = cambioOf(operacion, documents.club());
  const antes = cambio?.antes?.ajustes ?? AJUSTES_INICIALES;
  const despues = cambio?.despues?.ajustes ?? AJUSTES_INICIALES;
  const changed = CAMPOS.filter((campo) => !isSameContent(antes[campo], despues[campo]));
  if (changed.length === 0) return accept(null);
  const current = await readAjustes(uow);
  if (changed.some((campo) => !isSameContent(current[campo], despues[campo]))) {
    return conflict('los ajustes del club han cambiado después');
  }
  const back = Object.fromEntries(changed.map((campo) => [campo, antes[campo]]));
  const restored = { ...current, ...back };
  await writeAjustes(
    uow,
    nextAjustes(current, {
      ...restored,
      escudo: { ...restored.escudo, disponible: current.escudo.disponible },
      patrocinadores: withLogosOf(restored.patrocinadores, current.patrocinadores),
    }),
  );
  return accept(null);
}
