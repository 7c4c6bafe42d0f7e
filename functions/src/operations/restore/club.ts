import {
  accept,
  type CorrectionsDoc,
  INITIAL_SETTINGS,
  isSameContent,
  mapOk,
  nextSettings,
  noCorrections,
  type Sponsor,
  type Result,
  settingsKind,
  type StoredSettings,
  type Temporada,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { listPartidosInTemporada, readClub, readSettings } from '../../store/read-club';
import { writeSettings } from '../settings/settings';
import {
  deleteTemporada,
  findTemporada,
  renameTemporada,
  writeTemporadas,
} from '../temporadas/temporadas';
import { findChange, findChanges, conflict, type Operation } from './operation';

/** Inserts a season at its old place: after the nearest earlier one that still exists. */
function insertAtOldPlace(
  temporadas: readonly Temporada[],
  temporada: Temporada,
  before: readonly Temporada[],
): Temporada[] {
  const place = before.findIndex(({ _id }) => _id === temporada._id);
  const earlier = before.slice(0, place);
  const index = temporadas.findLastIndex(({ _id }) => earlier.some((one) => one._id === _id));
  return [...temporadas.slice(0, index + 1), temporada, ...temporadas.slice(index + 1)];
}

/** Creates a deleted season again. `before`: all seasons at that time. */
async function undoDeletion(
  uow: UnitOfWork,
  temporada: Temporada,
  corrections: CorrectionsDoc | undefined,
  before: readonly Temporada[],
): Promise<Result<null>> {
  const { _id, nombre } = temporada;
  const { temporadas } = await readClub(uow);
  if (temporadas.some((one) => one._id === _id)) return refuseChanged(nombre);
  if (temporadas.some((one) => one.nombre === nombre)) return refuseNameTaken(nombre);
  uow.create(documents.correcciones(_id), corrections ?? noCorrections(_id));
  await writeTemporadas(uow, insertAtOldPlace(temporadas, temporada, before));
  return accept(null);
}

const refuseChanged = (nombre: string) => conflict(`la temporada ${nombre} ha cambiado después`);
const refuseNameTaken = (nombre: string) => conflict(`ya hay otra temporada llamada «${nombre}»`);

/** Undoes the creation or the renaming of a season. `before` has the earlier name. */
async function undoChange(
  uow: UnitOfWork,
  { _id: id, nombre }: Temporada,
  before: Temporada | undefined,
): Promise<Result<null>> {
  const found = await findTemporada(uow, id);
  if (!found.ok || found.value.nombre !== nombre) return refuseChanged(nombre);
  if (before) {
    const renamed = await renameTemporada(uow, id, before.nombre);
    return renamed.ok ? accept(null) : refuseNameTaken(before.nombre);
  }
  const count = (await listPartidosInTemporada(uow, id)).length;
  if (count > 0) return conflict(`la temporada ${nombre} tiene ya ${String(count)} partidos`);
  return mapOk(deleteTemporada(uow, id), () => null);
}

/** Creates the seasons that the operation deleted, deletes those that it created, and restores their names. */
export async function restoreTemporadas(uow: UnitOfWork, operation: Operation) {
  const change = findChange(operation, documents.club());
  const antes = change?.antes?.temporadas ?? [];
  const despues = change?.despues?.temporadas ?? [];
  const corrections = new Map(
    findChanges(operation, collections.correcciones).map((one) => [one.id, one.antes]),
  );
  for (const temporada of antes) {
    const { _id: id, nombre } = temporada;
    const later = despues.find(({ _id }) => _id === id);
    if (later?.nombre === nombre) continue;
    const undone = later
      ? await undoChange(uow, later, temporada)
      : await undoDeletion(uow, temporada, corrections.get(id), antes);
    if (!undone.ok) return undone;
  }
  for (const temporada of despues) {
    if (antes.some(({ _id }) => _id === temporada._id)) continue;
    const undone = await undoChange(uow, temporada, undefined);
    if (!undone.ok) return undone;
  }
  return accept(null);
}

type SettingsField = Exclude<keyof StoredSettings, 'version' | 'slugs_anteriores'>;

const OWN_FIELDS = Object.entries(settingsKind.fields).flatMap(([field, { origin }]) =>
  origin === 'own' ? [field as SettingsField] : [],
);

/** Earlier sponsors with their current logo flags: the history has no pictures (docs/decisions/0011). */
const withCurrentLogos = (antes: readonly Sponsor[], now: readonly Sponsor[]) =>
  antes.map((one) => ({
    ...one,
    disponible: now.some(({ id, disponible }) => id === one.id && disponible),
  }));

/** Restores the settings that the operation changed. Refused if one of them has been changed since. */
export async function restoreSettings(uow: UnitOfWork, operation: Operation) {
  const change = findChange(operation, documents.club());
  const antes = change?.antes?.ajustes ?? INITIAL_SETTINGS;
  const despues = change?.despues?.ajustes ?? INITIAL_SETTINGS;
  const changed = OWN_FIELDS.filter((field) => !isSameContent(antes[field], despues[field]));
  if (changed.length === 0) return accept(null);
  const current = await readSettings(uow);
  if (changed.some((field) => !isSameContent(current[field], despues[field]))) {
    return conflict('los ajustes del club han cambiado después');
  }
  const earlier = Object.fromEntries(changed.map((field) => [field, antes[field]]));
  const restored = { ...current, ...earlier };
  await writeSettings(
    uow,
    nextSettings(current, {
      ...restored,
      escudo: { ...restored.escudo, disponible: current.escudo.disponible },
      patrocinadores: withCurrentLogos(restored.patrocinadores, current.patrocinadores),
    }),
  );
  return accept(null);
}
