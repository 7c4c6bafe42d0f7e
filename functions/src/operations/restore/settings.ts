import {
  accept,
  INITIAL_SETTINGS,
  type StoredSettings,
  settingsRecord,
  isSameContent,
  nextSettings,
  type Patrocinador,
  type Result,
} from '@club/shared';
import { documents } from '../../store/documents';
import { readSettings } from '../../store/read-club';
import type { UnitOfWork } from '../../store/unit-of-work';
import { writeSettings } from '../settings/settings';
import { cambioOf, conflict, type Operacion } from './operation';

type Campo = Exclude<keyof StoredSettings, 'version' | 'slugs_anteriores'>;

const CAMPOS = Object.entries(settingsRecord.campos).flatMap(([campo, { origen }]) =>
  origen === 'propio' ? [campo as Campo] : [],
);

/** Earlier sponsors with their current logo flags: the history has no pictures (docs/decisions/0011). */
const withLogosOf = (antes: readonly Patrocinador[], ahora: readonly Patrocinador[]) =>
  antes.map((one) => ({
    ...one,
    disponible: ahora.some(({ id, disponible }) => id === one.id && disponible),
  }));

/** Restores the settings that the operation changed. Refused if one of them has been changed since. */
export async function restoreSettings(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  const cambio = cambioOf(operacion, documents.club());
  const antes = cambio?.antes?.ajustes ?? INITIAL_SETTINGS;
  const despues = cambio?.despues?.ajustes ?? INITIAL_SETTINGS;
  const changed = CAMPOS.filter((campo) => !isSameContent(antes[campo], despues[campo]));
  if (changed.length === 0) return accept(null);
  const current = await readSettings(uow);
  if (changed.some((campo) => !isSameContent(current[campo], despues[campo]))) {
    return conflict('los ajustes del club han cambiado después');
  }
  const back = Object.fromEntries(changed.map((campo) => [campo, antes[campo]]));
  const restored = { ...current, ...back };
  await writeSettings(
    uow,
    nextSettings(current, {
      ...restored,
      escudo: { ...restored.escudo, disponible: current.escudo.disponible },
      patrocinadores: withLogosOf(restored.patrocinadores, current.patrocinadores),
    }),
  );
  return accept(null);
}
