import {
  applyChanges,
  countedOf,
  type CountedHome,
  EMPTY_PANEL_HOME,
  isOnHome,
  isSameContent,
  recordOf,
  subjectOf,
  withOperation,
} from '@club/shared';
import { collections, documents, type CollectionSpec } from '../documents';
import type { Filter, Reader } from '../reader';
import type { UnitOfWork } from '../unit-of-work';
import type { Projection } from './projection';

/** The counted part of the panel's home, from all records. */
export async function countHome(reader: Reader): Promise<CountedHome> {
  /** Every document of a collection as a change that creates it. */
  const all = async <T>(spec: CollectionSpec<T>, toId: (content: T) => string, filter?: Filter) => {
    const found = await reader.list(spec, filter);
    return found.map((after) => ({
      path: spec.document(toId(after)).path,
      before: undefined,
      after,
    }));
  };
  const [club, reservas, ...records] = await Promise.all([
    reader.read(documents.club()),
    reader.read(documents.reservas()),
    all(collections.campos, ({ _id }) => _id),
    all(collections.partidos, ({ _id }) => _id, { field: 'jugado', value: false }),
    all(collections.noticias, ({ _id }) => _id),
    all(collections.pendingNoticias, ({ _id }) => _id),
    all(collections.estadisticasEquipo, ({ temporada_id: id }) => id),
    all(collections.imageData, ({ _id }) => _id),
  ]);
  return countedOf(
    applyChanges(EMPTY_PANEL_HOME, [
      ...records.flat(),
      { path: documents.club().path, before: undefined, after: club },
      { path: documents.reservas().path, before: undefined, after: reservas },
    ]),
  );
}

async function rebuild(uow: UnitOfWork): Promise<void> {
  const stored = await uow.read(documents.inicio());
  const photos = uow
    .changes()
    .filter(({ path }) => path.startsWith(`${collections.imagenes.path}/`));
  // `countHome` lists photos without bytes, and so without pending writes. Those are applied here.
  const counted = applyChanges(
    { ...EMPTY_PANEL_HOME, ...stored, ...(await countHome(uow)) },
    photos,
  );
  if (!isSameContent(counted, stored ?? EMPTY_PANEL_HOME))
    await uow.write(documents.inicio(), counted);
}

/** `privado/inicio`, except for the latest operations. */
export const panelHome: Projection = {
  async update(uow, changes) {
    const relevant = changes.filter(({ path }) => isOnHome(path));
    if (relevant.length === 0) return;
    const spec = documents.inicio();
    const pending = (await uow.read(spec)) ?? EMPTY_PANEL_HOME;
    // Counts from the stored state, so that a second run in one operation counts nothing twice.
    const counted = countedOf(uow.changeOf(spec).antes ?? EMPTY_PANEL_HOME);
    await uow.write(spec, applyChanges({ ...pending, ...counted }, relevant));
  },
  rebuild: () => [rebuild],
};

/** Adds an operation of a person to the latest ones on the panel's home (docs/decisions/0038). */
export async function noteOperation(uow: UnitOfWork): Promise<void> {
  const { operationId: operacion_id, accion, quien, now, session } = uow.stamp;
  const changes = session ? uow.historyChanges() : [];
  if (changes.length === 0) return;
  const spec = documents.inicio();
  const cuando = now.toISOString();
  const sobre = subjectOf(changes);
  const registro = sobre === '' ? recordOf(changes) : undefined;
  const operation = { operacion_id, accion, quien, cuando, sobre, ...(registro && { registro }) };
  await uow.write(spec, withOperation((await uow.read(spec)) ?? EMPTY_PANEL_HOME, operation));
}
