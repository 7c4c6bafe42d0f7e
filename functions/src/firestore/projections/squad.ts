import { isSameContent, type JugadorDoc, withJugadores, type DocumentChange } from '@club/shared';
import { collections, documents, parseDocument } from '../documents';
import type { UnitOfWork } from '../unit-of-work';
import { changesIn, idOf, type Projection } from './projection';

interface JugadorChange {
  readonly id: string;
  readonly before: JugadorDoc | undefined;
  readonly after: JugadorDoc | undefined;
}

export function changedJugadores(changes: readonly DocumentChange[]): readonly JugadorChange[] {
  return changesIn(changes, collections.jugadores.path).map(({ path, before, after }) => {
    const id = idOf(path);
    const parse = (content: unknown) =>
      content === undefined
        ? undefined
        : parseDocument(path, documents.jugador(id).schema, content);
    return { id, before: parse(before), after: parse(after) };
  });
}

async function rebuild(uow: UnitOfWork): Promise<void> {
  const [stored, jugadores] = await Promise.all([
    uow.read(documents.plantilla()),
    uow.list(collections.jugadores),
  ]);
  if (!stored && jugadores.length === 0) return;
  const current = new Map(jugadores.map((one) => [one._id, one]));
  const plantilla = withJugadores(stored && { ...stored, jugadores: {} }, current);
  if (!isSameContent(plantilla, stored)) await uow.write(documents.plantilla(), plantilla);
}

/** `publico/plantilla`. */
export const squad: Projection = {
  async update(uow, changes) {
    const changed = changedJugadores(changes);
    if (changed.length === 0) return;
    const stored = await uow.read(documents.plantilla());
    const current = new Map(changed.map(({ id, after }) => [id, after]));
    await uow.write(documents.plantilla(), withJugadores(stored, current));
  },
  rebuild: () => [rebuild],
};
