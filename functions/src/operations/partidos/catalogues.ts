import {
  accept,
  campoKind,
  competicionKind,
  COPIED_FIELDS,
  type Copies,
  makeCopies,
  type CopySource,
  equipoKind,
  isSameContent,
  refuse,
  type RecordKind,
  withCopies,
} from '@club/shared';
import { collections, type CollectionSpec } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { removeImages } from '../images/stored-images';
import { renameClasificaciones } from '../temporadas/estadisticas';
import { changePartido } from './change-partido';

export interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** One of the three catalogues: its kind, its collection, and the fields that matches copy. */
export interface Catalogue<T extends Named> {
  readonly collection: CollectionSpec<T>;
  readonly kind: RecordKind;
  readonly partidoField: CopySource;
  readonly copies: Readonly<Record<string, (stored: T) => unknown>>;
  /** Copied fields of a record, `undefined` if it does not exist. */
  readonly readCopies: (uow: UnitOfWork, id: string) => Promise<Copies | undefined>;
}

const define = <T extends Named>(
  collection: CollectionSpec<T>,
  kind: RecordKind,
  partidoField: CopySource,
  copies: Catalogue<T>['copies'],
): Catalogue<T> => ({
  collection,
  kind,
  partidoField,
  copies,
  readCopies: async (uow, id) => {
    const stored = await uow.read(collection.document(id));
    return stored && makeCopies(copies, stored);
  },
});

/** Each kind of record that matches reference and copy from. */
export const catalogues = {
  equipos: define(collections.equipos, equipoKind, 'equipo_id', COPIED_FIELDS.equipo_id),
  competiciones: define(
    collections.competiciones,
    competicionKind,
    'competicion_id',
    COPIED_FIELDS.competicion_id,
  ),
  campos: define(collections.campos, campoKind, 'campo_id', COPIED_FIELDS.campo_id),
} as const;

/** Writes a catalogue's record and updates the copies in its matches (regla 27). */
export async function putRecord<T extends Named>(
  uow: UnitOfWork,
  catalogue: Catalogue<T>,
  stored: T,
): Promise<void> {
  const { collection, partidoField, copies } = catalogue;
  await uow.write(collection.document(stored._id), stored);
  if (partidoField === 'competicion_id') {
    await renameClasificaciones(uow, stored._id, stored.nombre);
  }
  const partidos = await uow.list(collections.partidos, { field: partidoField, value: stored._id });
  for (const partido of partidos) {
    const changed = withCopies(partido, makeCopies(copies, stored));
    if (isSameContent(changed, partido)) continue;
    await changePartido(uow, partido, { ...changed, version: partido.version + 1 });
  }
}

/** Notes the digest of a rival's crest in his record and matches, `''` for none. */
export async function markEquipoCrest(uow: UnitOfWork, id: string, escudo: string) {
  const equipo = await uow.read(collections.equipos.document(id));
  if (!equipo) return refuse('no-encontrado', 'el equipo');
  await putRecord(uow, catalogues.equipos, { ...equipo, escudo });
  return accept(null);
}

/** Deletes the crest of a rival who is about to be deleted, also from his matches. */
export async function removeEquipoCrest(uow: UnitOfWork, id: string): Promise<void> {
  const equipo = await uow.read(collections.equipos.document(id));
  if (!equipo?.escudo) return;
  await removeImages(uow, ['equipo'], id);
  await putRecord(uow, catalogues.equipos, { ...equipo, escudo: '' });
}
