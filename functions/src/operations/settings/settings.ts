import {
  accept,
  type UpdateSettings,
  type StoredSettings,
  mergeSettings,
  nextSettings,
  refuse,
  type Result,
} from '@club/shared';
import { removeImages } from '../images/stored-images';
import { documents } from '../../store/documents';
import { readSettings, readClub } from '../../store/read-club';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Replaces the settings in the club's document. The seasons in it stay. */
export async function writeSettings(uow: UnitOfWork, settings: StoredSettings) {
  await uow.write(documents.club(), { ...(await readClub(uow)), ajustes: settings });
}

/** Changes some settings and returns all. Refused if somebody else has changed any since `version`. */
export async function updateSettings(uow: UnitOfWork, body: UpdateSettings, newId: string) {
  const stored = await readSettings(uow);
  const merged = mergeSettings(stored, body, newId);
  if (!merged.ok) return merged;
  if (merged.value === stored) return merged;
  await writeSettings(uow, merged.value);
  const kept = new Set(merged.value.patrocinadores.map(({ id }) => id));
  for (const { id } of stored.patrocinadores) {
    if (!kept.has(id)) await removeImages(uow, ['patrocinador'], id);
  }
  return merged;
}

/** Notes that the club's crest was stored or replaced (`disponible`), or deleted. */
export async function markCrest(uow: UnitOfWork, disponible: boolean): Promise<Result<null>> {
  const stored = await readSettings(uow);
  const escudo = { ...stored.escudo, disponible };
  await writeSettings(uow, nextSettings(stored, { ...stored, escudo }));
  return accept(null);
}

/** The same for the logo of a sponsor. */
export async function markLogo(uow: UnitOfWork, id: string, disponible: boolean) {
  const stored = await readSettings(uow);
  const { patrocinadores: all } = stored;
  if (!all.some((one) => one.id === id)) return refuse('no-encontrado', 'el patrocinador');
  const patrocinadores = all.map((one) => (one.id === id ? { ...one, disponible } : one));
  await writeSettings(uow, nextSettings(stored, { ...stored, patrocinadores }));
  return accept(null);
}
