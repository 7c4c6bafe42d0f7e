import {
  accept,
  type ActualizarAjustes,
  type AjustesGuardados,
  mergeAjustes,
  nextAjustes,
  refuse,
  type Result,
} from '@club/shared';
import { removeImagenes } from '../images/stored-images';
import { documents } from '../../store/documents';
import { readAjustes, readClub } from '../../store/read-club';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Replaces the settings in the club's document. The seasons in it stay. */
export async function writeAjustes(uow: UnitOfWork, ajustes: AjustesGuardados) {
  await uow.write(documents.club(), { ...(await readClub(uow)), ajustes });
}

/** The settings after a partial change. Refused if somebody else has changed any since `version`. */
export async function updateAjustes(
  uow: UnitOfWork,
  body: ActualizarAjustes,
  nuevoId: string,
): Promise<Result<AjustesGuardados>> {
  const stored = await readAjustes(uow);
  const merged = mergeAjustes(stored, body, nuevoId);
  if (!merged.ok) return merged;
  if (merged.value === stored) return merged;
  await writeAjustes(uow, merged.value);
  const kept = new Set(merged.value.patrocinadores.map(({ id }) => id));
  for (const { id } of stored.patrocinadores) {
    if (!kept.has(id)) await removeImagenes(uow, ['patrocinador'], id);
  }
  return merged;
}

/** Updates the image flags in the settings with `change`. */
async function mark(
  uow: UnitOfWork,
  change: (stored: AjustesGuardados) => Result<Partial<AjustesGuardados>>,
): Promise<Result<null>> {
  const stored = await readAjustes(uow);
  const changed = change(stored);
  if (!changed.ok) return changed;
  await writeAjustes(uow, nextAjustes(stored, { ...stored, ...changed.value }));
  return accept(null);
}

export const markEscudo = (uow: UnitOfWork, disponible: boolean): Promise<Result<null>> =>
  mark(uow, ({ escudo }) => accept({ escudo: { ...escudo, disponible } }));

export const markLogo = (uow: UnitOfWork, id: string, disponible: boolean): Promise<Result<null>> =>
  mark(uow, ({ patrocinadores }) =>
    patrocinadores.some((one) => one.id === id)
      ? accept({
          patrocinadores: patrocinadores.map((one) =>
            one.id === id ? { ...one, disponible } : one,
          ),
        })
      : refuse('no-encontrado', 'el patrocinador'),
  );
